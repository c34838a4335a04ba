import { parseSetCookie } from 'cookie'
import { bffHeader } from '../http/middleware/protect-from-csrf.ts'

export type BrowserResponse = {
  status: number
  headers: Headers
  text: string
  // Tests read any field of a response without declaring it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

const parseJson = (text: string) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * Sends requests to the shop like a browser: stores cookies, and sends Sec-Fetch-Site and the header of `/bff`. `fetch`
 * replaces its network.
 */
export const createShopperBrowser = (origin: string, fetch = globalThis.fetch) => {
  const cookies = new Map<string, string>()

  const storeCookies = (headers: Headers) => {
    for (const header of headers.getSetCookie()) {
      const { name, value, expires, maxAge } = parseSetCookie(header)
      const isExpired = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())
      if (isExpired) cookies.delete(name)
      else cookies.set(name, value ?? '')
    }
  }

  const getCookieHeader = () => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) => {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: init.signal ?? null,
      headers: {
        cookie: getCookieHeader(),
        'sec-fetch-site': 'same-origin',
        [bffHeader.name]: bffHeader.value,
        ...(method === 'GET'
          ? {}
          : {
              'content-type':
                body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
            }),
        ...init.headers,
      },
      ...(method === 'GET'
        ? {}
        : { body: body instanceof URLSearchParams ? String(body) : JSON.stringify(body ?? {}) }),
    })
    storeCookies(response.headers)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parseJson(text) } as BrowserResponse
  }

  return {
    cookies,
    /** All cookies, for requests that this browser does not send itself. */
    getCookieHeader,
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) => send('POST', path, body),
    /** The session cookie as received, including its signature. */
    getSessionCookie: () => cookies.get('sid') ?? cookies.get('__Host-sid'),
    /** Creates another browser with a copy of the current cookies. */
    copy() {
      const copy = createShopperBrowser(origin, fetch)
      for (const [name, value] of cookies) copy.cookies.set(name, value)
      return copy
    },
  }
}

export type ShopperBrowser = ReturnType<typeof createShopperBrowser>
