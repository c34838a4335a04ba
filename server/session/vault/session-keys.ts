import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { keyId } from './field-codec.ts'

/**
 * Names for storage and logs. A session id or a user id cannot be computed from a name. So a copy of Redis or the log
 * contains no usable cookie.
 *
 * A session has one name for its whole life, whatever the order of keys: its id states the key for its name. Things
 * that live longer, or that a client has received, have a name under each key, newest first. Writers use the first
 * name, readers accept any.
 */
export type SessionKeys = {
  /** An id of 256 random bits after the id of the newest key. */
  createSessionId(): string
  /** The name of a session. For an id with an unlisted key it is a name under which nothing is stored. */
  getSessionKey(sessionId: string): string
  /** True when the key that named this session is listed. */
  hasKeyFor(sessionId: string): boolean
  getCustomerKeys(userId: string): readonly string[]
  /** Names of the account with this email, which may not exist. */
  getAccountKeys(email: string): readonly string[]
  /** The name of a rate limit's counter. A new key restarts the counts. */
  getLimitKey(limit: string, subject: string): string
  /** The name of a client or an account in the log. A new key changes the names. */
  getLogKey(kind: 'client' | 'account', value: string): string
  /** Proofs of the time at which a form was rendered. */
  getFormProofs(code: string, time: string): readonly string[]
  /** Names of a session in the list that `viewer` sees. Another viewer's list has other names. */
  getListedKeys(viewer: string, listed: string): readonly string[]
}

/** This character occurs in no key id and no random id, and a cookie need not escape it. */
const separator = '~'

/** `keys` are newest first, 32 bytes each. */
export const createSessionKeys = (keys: readonly Buffer[]): SessionKeys => {
  // Key objects are made once: Node would import the bytes anew with each HMAC.
  const keysById = new Map(keys.map((key) => [keyId(key), createSecretKey(key)]))
  const [newest] = keysById
  if (!newest) throw new Error('SESSION_KEYS is empty: there is no session key')
  const [newestId, newestKey] = newest
  const hmac = (key: KeyObject, purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
  const hmacWithEachKey = (purpose: string, value: string) =>
    [...keysById.values()].map((key) => hmac(key, purpose, value))

  /** undefined for an id without a key id, which was created before keys were rotated. */
  const parseKeyId = (sessionId: string) =>
    sessionId.includes(separator) ? sessionId.split(separator, 1)[0]! : undefined

  return {
    createSessionId: () => `${newestId}${separator}${randomBytes(32).toString('base64url')}`,
    getSessionKey: (sessionId) => hmac(keysById.get(parseKeyId(sessionId) ?? '') ?? newestKey, 'session', sessionId),
    hasKeyFor: (sessionId) => {
      const id = parseKeyId(sessionId)
      return id === undefined || keysById.has(id)
    },
    getCustomerKeys: (userId) => hmacWithEachKey('user', userId),
    getAccountKeys: (email) => hmacWithEachKey('account', normaliseEmail(email)),
    getLimitKey: (limit, subject) => hmac(newestKey, `limit ${limit}`, subject),
    getLogKey: (kind, value) => hmac(newestKey, `log ${kind}`, value),
    getFormProofs: (code, time) => hmacWithEachKey(`form ${code}`, time),
    getListedKeys: (viewer, listed) => hmacWithEachKey(`listed by ${viewer}`, listed).map((name) => name.slice(0, 22)),
  }
}

/** The part of a key that the log contains, long enough to follow one session through it. */
export const logId = (key: string) => key.slice(0, 12)
