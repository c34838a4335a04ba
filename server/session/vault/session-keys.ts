import { createHmac, randomBytes } from 'node:crypto'
import { keyId } from './field-codec.ts'

/**
 * Names under which things are stored and logged. None of them leads back to a session id or a user id, so that a copy
 * of Redis or of the log yields no usable cookie.
 *
 * A session has one name for its life, whatever stands first in the list of keys: its id says which key makes it. What
 * lives longer than that, or was handed out, has a name under each key, newest first: the first is the one to give, any
 * of them the one to recognise.
 */
export type SessionKeys = {
  /** 256 random bits behind the id of the newest key. */
  createSessionId(): string
  /** An id that names a key which is not listed has the name of nothing that is stored. */
  getSessionKey(sessionId: string): string
  /** Whether the key that named this session is listed. */
  hasKeyFor(sessionId: string): boolean
  getUserKeys(userId: string): readonly string[]
  /** Whoever a limit counts for. With a new key counting starts anew. */
  getLimitKey(limit: string, subject: string): string
  /** What proves when a form was given out. */
  getFormProofs(code: string, time: string): readonly string[]
  /** What `viewer` calls another session of the same user in a list: nobody else has that name for it. */
  getListedKeys(viewer: string, listed: string): readonly string[]
}

/** Neither a key id nor what follows has it, and a cookie keeps it as it is. */
const separator = '~'

/** `keys` are newest first, 32 bytes each. */
export const createSessionKeys = (keys: readonly Buffer[]): SessionKeys => {
  const [newest] = keys
  if (!newest) throw new Error('No session key')
  const keysById = new Map(keys.map((key) => [keyId(key), key]))
  const hmac = (key: Buffer, purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
  const hmacWithEachKey = (purpose: string, value: string) => keys.map((key) => hmac(key, purpose, value))

  /** Undefined for an id without one, as they were made before keys could change. */
  const parseKeyId = (sessionId: string) =>
    sessionId.includes(separator) ? sessionId.split(separator, 1)[0]! : undefined

  return {
    createSessionId: () => `${keyId(newest)}${separator}${randomBytes(32).toString('base64url')}`,
    getSessionKey: (sessionId) => hmac(keysById.get(parseKeyId(sessionId) ?? '') ?? newest, 'session', sessionId),
    hasKeyFor: (sessionId) => {
      const id = parseKeyId(sessionId)
      return id === undefined || keysById.has(id)
    },
    getUserKeys: (userId) => hmacWithEachKey('user', userId),
    getLimitKey: (limit, subject) => hmac(newest, `limit ${limit}`, subject),
    getFormProofs: (code, time) => hmacWithEachKey(`form ${code}`, time),
    getListedKeys: (viewer, listed) => hmacWithEachKey(`listed by ${viewer}`, listed).map((name) => name.slice(0, 22)),
  }
}

/** Enough of a key to follow one session through the log. */
export const logId = (key: string) => key.slice(0, 12)
