import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import type { Message } from '../messages.ts'
import { createRandomToken } from '../secrets.ts'

export const minPasswordLength = 10
/** Limits the hashing time; far above any passphrase. */
const maxPasswordLength = 256

/** Common German passwords that the library's international list lacks. */
const commonGermanPasswords = [
  'qwertzuiop',
  'passwort123',
  'passwort1234',
  'willkommen',
  'willkommen1',
  'schatz1234',
  'hallohallo',
  'hallo12345',
]

/** The common passwords that pass the length rule. */
const commonPasswords = new Set(
  [...dictionary['passwords-common'], ...commonGermanPasswords].filter(
    (password) => password.length >= minPasswordLength,
  ),
)

/** Why a password is rejected, or null. Length counts and character classes do not, as NIST SP 800-63B advises. */
export const getPasswordError = (password: string, email: string): Message | null => {
  const characters = [...password].length
  if (characters < minPasswordLength) return { key: 'password.short', parameters: { minimum: minPasswordLength } }
  if (characters > maxPasswordLength) return { key: 'password.long', parameters: { maximum: maxPasswordLength } }
  const normalised = password.trim().toLowerCase()
  if (email !== '' && (normalised === email || normalised === email.split('@')[0])) return { key: 'password.isEmail' }
  if (commonPasswords.has(normalised) || new Set(normalised).size < 3) return { key: 'password.common' }
  return null
}

/** Argon2id with OWASP's minimum: 19 MiB, two passes, one lane (the library's id for argon2id is 2). */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * The number of hashes that one process computes at once. It leaves one processor to all other requests, and one of the
 * four threads that files and DNS also use.
 */
const concurrentHashes = Math.min(3, Math.max(1, availableParallelism() - 1))

/** A hash takes 30 to 60 ms, so the last in the queue still gets its response before the storefront's deadline. */
export const maxWaitingHashes = 20

/** One queue for the process: all hashes share its processors. A full queue rejects with `BulkheadRejectedError`. */
const hashQueue = bulkhead(concurrentHashes, maxWaitingHashes)

/** Throws when the queue is full. Called before other work for a password, so that a rejection costs little. */
export const assertRoomForHash = () => {
  if (hashQueue.queueSlots === 0) throw new BulkheadRejectedError(concurrentHashes, maxWaitingHashes)
}

export const hashPassword = (password: string): Promise<string> =>
  hashQueue.execute(() => hash(password.normalize('NFC'), parameters))

/** The hash of a random password, to check against when there is no account. Computed once for each process. */
export const unusableHash = hashPassword(createRandomToken())

/** Checks a password. `stored` is null when there is no such account; the check then takes just as long. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  if (password.length > 4 * maxPasswordLength) return false
  const expected = stored ?? (await unusableHash)
  const matches = await hashQueue.execute(() => verify(expected, password.normalize('NFC')))
  return stored !== null && matches
}
