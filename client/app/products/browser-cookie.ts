/** A plain cookie of this browser; undefined when there is none. Never on the server. */
export const readCookie = (name: string): string | undefined => {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return found?.slice(start.length)
}

const yearSeconds = 365 * 24 * 60 * 60

/** As the server writes its preference cookies: for a year, for every page, never sent along from other sites' posts. */
export const writeCookie = (name: string, value: string) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}
