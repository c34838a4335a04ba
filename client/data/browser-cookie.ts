/** The value of a cookie that scripts may read; undefined when it is not set. For the browser only. */
export const readCookie = (name: string): string | undefined => {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return pair?.slice(start.length)
}

const daySeconds = 24 * 60 * 60

/**
 * Writes a cookie as the server writes its preference cookies: for every path, not sent with cross-site posts. Lasts a
 * year unless `days` says otherwise.
 */
export const writeCookie = (name: string, value: string, days = 365) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`
}
