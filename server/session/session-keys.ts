import { createHmac } from 'node:crypto'

/**
 * Names under which things are stored and logged. None of them leads back to a session id or a user id, so that a copy of Redis or of the
 * log yields no usable cookie.
 */
export type SessionKeys = {
  ofSession(sessionId: string): string
  ofUser(userId: string): string
  /** Whoever a limit counts for. */
  ofLimited(limit: string, who: string): string
  /** What proves when a form was given out. */
  ofForm(code: string, time: string): string
  /** What `viewer` calls another session of the same user in a list: nobody else has that name for it. */
  ofListed(viewer: string, listed: string): string
}

/** `keys` are newest first, 32 bytes each. */
export const createSessionKeys = (keys: readonly Buffer[]): SessionKeys => {
  const [newest] = keys
  if (!newest) throw new Error('No session key')
  const hmac = (purpose: string, value: string) => createHmac('sha256', newest).update(`${purpose}\n${value}`).digest('base64url')
  return {
    ofSession: (sessionId) => hmac('session', sessionId),
    ofUser: (userId) => hmac('user', userId),
    ofLimited: (limit, who) => hmac(`limit ${limit}`, who),
    ofForm: (code, time) => hmac(`form ${code}`, time),
    ofListed: (viewer, listed) => hmac(`listed by ${viewer}`, listed).slice(0, 22),
  }
}

/** Enough of a key to follow one session through the log. */
export const inLog = (key: string) => key.slice(0, 12)
