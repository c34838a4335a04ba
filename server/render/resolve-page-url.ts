/**
 * Path and query of a request target below the shop's own address. Joined as text and not resolved: `//host`, `/\host`
 * and the absolute form would each bring a host of their own.
 */
export const resolvePageUrl = (target: string, publicUrl: string): URL => {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '').replace(/^[/\\]*/, '/')
  const url = new URL(new URL(publicUrl).origin + path)
  url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  return url
}
