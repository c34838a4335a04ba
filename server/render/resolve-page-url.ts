/**
 * Appends path and query of a request target to the shop's own URL. Joins them as text: resolving `//host`, `/\host` or
 * the absolute form would change the host.
 */
export const resolvePageUrl = (target: string, publicUrl: string): URL => {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '').replace(/^[/\\]*/, '/')
  const url = new URL(new URL(publicUrl).origin + path)
  url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  return url
}
