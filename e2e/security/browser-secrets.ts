import type { IncomingHttpHeaders } from 'node:http'
import type { KnownSecret } from './api-secrets.ts'

const sessionCookiePattern = /^(?:__Host-)?sid=([^;]+)/

const toCookieSecrets = (cookieText: string): KnownSecret[] => {
  const value = decodeURIComponent(cookieText).replace(/^s:/, '')
  return value ? [['session cookie', value]] : []
}

/** The session id and its signature in a Set-Cookie header. */
export const findSessionCookieSecrets = (setCookies: readonly string[]): KnownSecret[] =>
  setCookies.flatMap((line) => toCookieSecrets(sessionCookiePattern.exec(line)?.[1] ?? ''))

/** Paths of email links whose token no page may show. */
const emailLinkPages = [
  '/set-password',
  '/verify-email',
  '/undo-email-change',
  '/orders/look-up',
  '/orders/not-me',
  '/bff/password-reset',
  '/bff/email-verification',
  '/bff/email-undo',
  '/bff/order-links',
  '/bff/order-disownment',
]

const parseFields = (headers: IncomingHttpHeaders, body: string): [string, unknown][] => {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(body)]
  try {
    return Object.entries(JSON.parse(body) as object)
  } catch {
    return []
  }
}

/** Secrets in a browser request: passwords and tokens of email links. No response may repeat them. */
export const findRequestSecrets = (url: string, headers: IncomingHttpHeaders, body: string): KnownSecret[] => {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  return [...searchParams, ...parseFields(headers, body)].flatMap(([name, value]): KnownSecret[] => {
    if (typeof value !== 'string') return []
    if (/password/i.test(name)) return [['password', value]]
    return name === 'token' && emailLinkPages.includes(pathname) ? [['email link', value]] : []
  })
}
