/**
 * Of PostgreSQL (classes, or single codes) and of the network: nothing is wrong with what was asked, and asked again it
 * may well be answered.
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

/** What the pool and its connections say without a code. */
const transientMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/**
 * Whether an error means that the database cannot answer now: no connection is free, it is gone, or it waited too long
 * for others.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    transientMessages.test(error.message) ||
    (typeof code === 'string' && transientCodes.some((pattern) => pattern.test(code)))
  )
}
