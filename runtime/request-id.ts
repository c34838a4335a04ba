import { randomUUID } from 'node:crypto'

/**
 * Long enough to be told apart, too short to carry much, and of characters that mean nothing in a header, a log line or
 * a page.
 */
const validRequestId = /^[A-Za-z0-9_-]{8,64}$/

/**
 * The id that a caller sent as `X-Request-Id`, where it is well-formed (8 to 64 letters, digits, `_` and `-`); else a
 * new one.
 */
export const resolveRequestId = (sent: string | readonly string[] | undefined): string =>
  typeof sent === 'string' && validRequestId.test(sent) ? sent : randomUUID()
