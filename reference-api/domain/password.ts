import { hash, verify } from '@node-rs/argon2'
import type { Message } from './messages.ts'

export const minimumLength = 10
/** Keeps hashing time bounded; far above any passphrase. */
export const maximumLength = 256

/** Of the most used passwords, those that are long enough to pass the length rule, without what surrounds them. */
const common = new Set(
  `1234567890 12345678910 0123456789 0987654321 9876543210 1111111111 0000000000 qwertyuiop qwertzuiop asdfghjkl1 1q2w3e4r5t
  1qaz2wsx3edc q1w2e3r4t5 qwerty12345 qwerty123456 password12 password123 password1234 password12345 passwort123 passwort1234
  iloveyou12 iloveyou123 letmein123 welcome123 welcome1234 willkommen willkommen1 administrator admin12345 changeme123
  football123 baseball123 basketball superman123 sunshine123 princess123 schatz1234 hallohallo hallo12345 abcdefghij
  abcd123456 abc1234567 aaaaaaaaaa passwordpassword`.split(/\s+/),
)

/** Why a password is refused, or null. Length over ingredients, as NIST SP 800-63B advises. */
export const passwordFault = (password: string, email: string): Message | null => {
  const characters = [...password].length
  if (characters < minimumLength) return { key: 'password.short', parameters: { minimum: minimumLength } }
  if (characters > maximumLength) return { key: 'password.long', parameters: { maximum: maximumLength } }
  const plain = password.trim().toLowerCase()
  if (email !== '' && (plain === email || plain === email.split('@')[0])) return { key: 'password.isEmail' }
  if (common.has(plain) || new Set(plain).size < 3) return { key: 'password.common' }
  return null
}

/** Argon2id with OWASP's minimum: 19 MiB, two passes, one lane (the library's id for argon2id is 2). */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), parameters)

/** Costs the same as a real check, for accounts that do not exist. */
const decoy = hashPassword('a password nobody has')

/** Checks a password. `stored` null (no such account) takes as long as any other wrong answer. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  if (password.length > 4 * maximumLength) return false
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return stored !== null && matches
}
