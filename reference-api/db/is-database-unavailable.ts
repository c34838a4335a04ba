/**
 * Error codes (or classes of codes) of PostgreSQL and the network that are temporary: the same query may succeed later.
 */
const transientCodes = [
  /^08/,
  /^53/,
  /^57/,
  /^40001$/,
  /^40P01$/,
  /^55P03$/,
  /^ECONNREFUSED$/,
  /^ECONNRESET$/,
  /^ETIMEDOUT$/,
  /^EPIPE$/,
  /^ENOTFOUND$/,
  /^EAI_AGAIN$/,
]

/** Messages of the pool and its connections that have no code. */
const transientMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether an error is temporary: no free connection, no connection, or a lock or statement timeout. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    transientMessages.test(error.message) ||
    (typeof code === 'string' && transientCodes.some((pattern) => pattern.test(code)))
  )
}
