import type { Config } from '../config/config.ts'

export type SessionCookieConfig = Pick<Config, 'secure' | 'sessionAbsoluteMs'>

/**
 * With the `__Host-` prefix browsers require Secure, Path=/ and no Domain; over plain HTTP they would drop the cookie.
 */
export const getSessionCookieName = ({ secure }: Pick<Config, 'secure'>) => (secure ? '__Host-sid' : 'sid')

/**
 * Lax: Strict would hide the session when a shopper arrives from the payment page or an email, and a new guest would
 * replace it.
 */
export const getSessionCookieOptions = ({ secure, sessionAbsoluteMs }: SessionCookieConfig) =>
  ({ httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: sessionAbsoluteMs }) as const
