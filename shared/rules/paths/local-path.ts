const placeholderOrigin = 'http://shop.invalid'

/**
 * Whether an untrusted path stays inside the shop. It must begin with one slash and contain no part that a browser
 * reads as another host, even after the browser resolves dots (`/.//host`). Such parts are `//`, `/\` and control
 * characters, which browsers drop.
 */
export const isLocalPath = (path: string): boolean =>
  // eslint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path) && !new URL(path, placeholderOrigin).pathname.startsWith('//')

/** Encodes the path for a header (`/ä` becomes `/%C3%A4`). Returns `fallback` when the path leads out of the shop. */
export const toLocalPath = (path: string | null | undefined, fallback = '/') =>
  path && isLocalPath(path) ? new URL(path, placeholderOrigin).href.slice(placeholderOrigin.length) : fallback

/**
 * Header of redirects that a page marks as allowed to leave the shop; the server rejects all other external redirects.
 */
export const externalRedirectHeader = 'X-Leaves-Shop'
