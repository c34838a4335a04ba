import { randomUUID } from 'node:crypto'

/**
 * Long enough to be unique, and too short to carry data. Contains no character with a meaning in a header, a log line
 * or a page.
 */
const validRequestId = /^[A-Za-z0-9_-]{8,64}$/

/** The caller's `X-Request-Id` when it is well-formed (8 to 64 letters, digits, `_` and `-`); else a new id. */
export const resolveRequestId = (receivedId: string | readonly string[] | undefined): string =>
  typeof receivedId === 'string' && validRequestId.test(receivedId) ? receivedId : randomUUID()
