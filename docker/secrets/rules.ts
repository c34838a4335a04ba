import { randomBytes } from 'node:crypto'

export type Rule = {
  /** A new value; none where there is nothing to make. */
  make?: () => string
  /** What is wrong with a value, without saying the value; undefined when nothing is. */
  findFault: (value: string) => string | undefined
}

/** 256 bits as 64 characters that need no quoting in an address, a list or a shell. */
export const makeSecret = (): string => randomBytes(32).toString('hex')

/** 256 bits in base64. */
export const makeKey = (): string => randomBytes(32).toString('base64')

const atLeast = (length: number) => (value: string) =>
  value.length < length ? `has fewer than ${length} characters` : undefined

/** A password becomes part of an address and of a file of users. */
const isPassword = (value: string) =>
  /^[\w.~-]{16,}$/.test(value) ? undefined : 'is not at least 16 of the characters A-Z a-z 0-9 . _ ~ -'

const isKey = (value: string) =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) ? undefined : 'is not 32 bytes in base64 (openssl rand -base64 32)'

const each = (check: (value: string) => string | undefined) => (value: string) =>
  value
    .split(',')
    .map((item) => check(item.trim()))
    .find(Boolean)

const secret: Rule = { make: makeSecret, findFault: atLeast(32) }
const password: Rule = { make: makeSecret, findFault: isPassword }

/** Every secret of the shop, by its name in the environment: how it is made, and what the deployables would refuse. */
export const rules: Readonly<Record<string, Rule>> = {
  // Lists are separated by commas, newest first.
  SESSION_SECRETS: { make: makeSecret, findFault: each(atLeast(32)) },
  SESSION_KEYS: { make: makeKey, findFault: each(isKey) },
  SEARCH_API_KEY: { make: makeSecret, findFault: atLeast(16) },
  REFERENCE_API_JWT_KEY: secret,
  // Old ones of the key before; a new shop has none.
  REFERENCE_API_FORMER_KEYS: { findFault: each(atLeast(32)) },
  OPERATOR_KEY: secret,
  PAYMENT_WEBHOOK_SECRET: secret,
  REDIS_PASSWORD: password,
  POSTGRES_PASSWORD: password,
  // Holds the password of a mail server; the mailbox of docker-compose.yml wants none.
  SMTP_URL: {
    findFault: (value) =>
      /^smtps?:\/\/\S+$/.test(value) ? undefined : 'is not an address that begins with smtp:// or smtps://',
  },
}

/** Characters that a line of NAME=value would not bring back as they are. */
const unwritable = /[^!-~]|["'`#\\]/

/** Secrets by their names in the environment. */
export type Secrets = Readonly<Record<string, string>>

/** What is wrong with these, one sentence each that holds no value. */
export const findFaults = (secrets: Secrets): string[] =>
  Object.entries(secrets).flatMap(([name, value]) => {
    if (!Object.hasOwn(rules, name)) return [`${name} is no secret of this shop`]
    const fault = unwritable.test(value)
      ? 'has white space, quotes, # or \\, or something beyond ASCII'
      : rules[name]!.findFault(value)
    return fault ? [`${name} ${fault}`] : []
  })
