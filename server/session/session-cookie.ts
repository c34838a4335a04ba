import type { Config } from '../config/config.ts'

export type SessionCookieConfig = Pick<Config, 'secure' | 'sessionAbsoluteMs'>

/**
 * For a cookie with the prefix `__Host-` browsers require Secure, Path=/ and no Domain. Over plain HTTP they would drop
 * it.
 */
export const getSessionCookieName = ({ secure }: Pick<Config, 'secure'>) => (secure ? '__Host-sid' : 'sid')

/**
 * SameSite=Lax: with Strict, the browser would not send the cookie when a shopper arrives from the payment page or an
 * email. The shop would then replace the session by a new guest's.
 */
export const getSessionCookieOptions = ({ secure, sessionAbsoluteMs }: SessionCookieConfig) =>
  ({ httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: sessionAbsoluteMs }) as const
