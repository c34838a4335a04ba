const placeholderOrigin = 'http://shop.invalid'

/**
 * Whether an untrusted path stays inside the shop: one leading slash, and no part that a browser reads as another host,
 * also after it resolves dots (`/.//host`). Such parts are `//`, `/\` and control characters, which browsers drop.
 */
export const isLocalPath = (path: string): boolean =>
  // eslint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path) && !new URL(path, placeholderOrigin).pathname.startsWith('//')

/** Encodes the path for a header (`/ä` is `/%C3%A4`); returns `fallback` if it leads out of the shop. */
export const toLocalPath = (path: string | null | undefined, fallback = '/') =>
  path && isLocalPath(path) ? new URL(path, placeholderOrigin).href.slice(placeholderOrigin.length) : fallback

/** Marks page redirects that may leave the shop; the server refuses all others. */
export const externalRedirectHeader = 'X-Leaves-Shop'
