import type { IncomingHttpHeaders } from 'node:http'
import type { Learnt } from './secrets-of-api.ts'

const sessionCookie = /^(?:__Host-)?sid=([^;]+)/

const cookieValue = (written: string): Learnt[] => {
  const value = decodeURIComponent(written).replace(/^s:/, '')
  return value ? [['session cookie', value]] : []
}

/** The session id and its signature, as an answer sets them. */
export const sessionCookiesOf = (setCookies: readonly string[]): Learnt[] =>
  setCookies.flatMap((line) => cookieValue(sessionCookie.exec(line)?.[1] ?? ''))

/** Links of mails whose token no page may show. */
const mailedPages = ['/set-password', '/verify-email', '/bff/password-reset', '/bff/email-verification']

const fieldsOf = (headers: IncomingHttpHeaders, body: string): [string, unknown][] => {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(body)]
  try {
    return Object.entries(JSON.parse(body) as object)
  } catch {
    return []
  }
}

/** What a browser brings that must not come back: passwords, tokens of mailed links. */
export const secretsOfRequest = (url: string, headers: IncomingHttpHeaders, body: string): Learnt[] => {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  return [...searchParams, ...fieldsOf(headers, body)].flatMap(([name, value]): Learnt[] => {
    if (typeof value !== 'string') return []
    if (/password/i.test(name)) return [['password', value]]
    return name === 'token' && mailedPages.includes(pathname) ? [['mailed link', value]] : []
  })
}
