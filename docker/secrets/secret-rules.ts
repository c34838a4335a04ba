import { randomBytes } from 'node:crypto'

type SecretRule = {
  /** Creates a value; absent where the shop cannot generate one. */
  generate?: () => string
  /** Says what is wrong with a value, without naming the value; undefined when nothing is wrong. */
  findError: (value: string) => string | undefined
}

/** 256 bits as 64 characters that need no quoting in a URL, a list or a shell. */
export const generateSecret = (): string => randomBytes(32).toString('hex')

export const generateKey = (): string => randomBytes(32).toString('base64')

const checkMinLength = (length: number) => (value: string) =>
  value.length < length ? `has fewer than ${length} characters` : undefined

/** The rules for a password, which becomes part of a URL and of Redis's user file. */
const checkPassword = (value: string) =>
  /^[\w.~-]{16,}$/.test(value) ? undefined : 'is not at least 16 of the characters A-Z a-z 0-9 . _ ~ -'

const checkKey = (value: string) =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) ? undefined : 'is not 32 bytes in base64 (openssl rand -base64 32)'

const checkEach = (check: (value: string) => string | undefined) => (value: string) =>
  value
    .split(',')
    .map((item) => check(item.trim()))
    .find(Boolean)

const secretRule: SecretRule = { generate: generateSecret, findError: checkMinLength(32) }
const passwordRule: SecretRule = { generate: generateSecret, findError: checkPassword }

/** Every secret of the shop by variable: how it is generated, and which values the deployables would reject. */
export const secretRules: Readonly<Record<string, SecretRule>> = {
  // Commas separate the values of a list. The first value signs or encrypts; the others read older data.
  SESSION_SECRETS: { generate: generateSecret, findError: checkEach(checkMinLength(32)) },
  SESSION_KEYS: { generate: generateKey, findError: checkEach(checkKey) },
  SEARCH_API_KEY: { generate: generateSecret, findError: checkMinLength(16) },
  REFERENCE_API_JWT_KEY: secretRule,
  // Previous values of the key; a new shop has none.
  REFERENCE_API_PREVIOUS_JWT_KEYS: { findError: checkEach(checkMinLength(32)) },
  OPERATOR_ADMIN_KEY: secretRule,
  PAYMENT_WEBHOOK_SECRET: secretRule,
  REDIS_PASSWORD: passwordRule,
  POSTGRES_PASSWORD: passwordRule,
  // Holds the password of a mail server. The mailpit of docker-compose.yml needs none.
  SMTP_URL: {
    findError: (value) =>
      /^smtps?:\/\/\S+$/.test(value) ? undefined : 'is not a URL that begins with smtp:// or smtps://',
  },
}

/** Characters that do not survive in a NAME=value line. */
const unsafeCharacters = /[^!-~]|["'`#\\]/

/** Secrets by variable. */
export type Secrets = Readonly<Record<string, string>>

/** One sentence for each unusable secret; no sentence contains a value. */
export const findSecretErrors = (secrets: Secrets): string[] =>
  Object.entries(secrets).flatMap(([name, value]) => {
    if (!Object.hasOwn(secretRules, name)) return [`${name} is not a secret of this shop`]
    const error = unsafeCharacters.test(value)
      ? 'has white space, quotes, # or \\, or a character outside of ASCII'
      : secretRules[name]!.findError(value)
    return error ? [`${name} ${error}`] : []
  })
