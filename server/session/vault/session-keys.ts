import { createHmac, randomBytes } from 'node:crypto'
import { keyIdOf } from './field-codec.ts'

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
  newSessionId(): string
  /** An id that names a key which is not listed has the name of nothing that is stored. */
  ofSession(sessionId: string): string
  /** Whether the key that named this session is listed. */
  knows(sessionId: string): boolean
  ofUser(userId: string): readonly string[]
  /** Whoever a limit counts for. With a new key counting starts anew. */
  ofLimited(limit: string, who: string): string
  /** What proves when a form was given out. */
  ofForm(code: string, time: string): readonly string[]
  /** What `viewer` calls another session of the same user in a list: nobody else has that name for it. */
  ofListed(viewer: string, listed: string): readonly string[]
}

/** Neither a key id nor what follows has it, and a cookie keeps it as it is. */
const separator = '~'

/** `keys` are newest first, 32 bytes each. */
export const createSessionKeys = (keys: readonly Buffer[]): SessionKeys => {
  const [newest] = keys
  if (!newest) throw new Error('No session key')
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]))
  const hmac = (key: Buffer, purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
  const underEach = (purpose: string, value: string) => keys.map((key) => hmac(key, purpose, value))

  /** Undefined for an id without one, as they were made before keys could change. */
  const keyIdIn = (sessionId: string) => (sessionId.includes(separator) ? sessionId.split(separator, 1)[0]! : undefined)

  return {
    newSessionId: () => `${keyIdOf(newest)}${separator}${randomBytes(32).toString('base64url')}`,
    ofSession: (sessionId) => hmac(byId.get(keyIdIn(sessionId) ?? '') ?? newest, 'session', sessionId),
    knows: (sessionId) => {
      const id = keyIdIn(sessionId)
      return id === undefined || byId.has(id)
    },
    ofUser: (userId) => underEach('user', userId),
    ofLimited: (limit, who) => hmac(newest, `limit ${limit}`, who),
    ofForm: (code, time) => underEach(`form ${code}`, time),
    ofListed: (viewer, listed) => underEach(`listed by ${viewer}`, listed).map((name) => name.slice(0, 22)),
  }
}

/** Enough of a key to follow one session through the log. */
export const inLog = (key: string) => key.slice(0, 12)
