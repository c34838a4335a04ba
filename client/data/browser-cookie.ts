/** A plain cookie of this browser; undefined when there is none. Never on the server. */
export const readCookie = (name: string): string | undefined => {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return pair?.slice(start.length)
}

const daySeconds = 24 * 60 * 60

/**
 * As the server writes its preference cookies: for every page, never sent along from other sites' posts; for a year
 * unless `days` says less.
 */
export const writeCookie = (name: string, value: string, days = 365) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`
}
