/** Nobody's: what an address is resolved against, as a browser on any page of the shop would. */
const placeholderOrigin = 'http://shop.invalid'

/**
 * Whether an address that came from outside stays inside the shop: one leading slash, and nothing a browser would read
 * as another host (`//`, `/\`, control characters, which browsers drop before they parse), not even after its dots are
 * gone (`/.//host`).
 */
export const isLocalPath = (path: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path) && !new URL(path, placeholderOrigin).pathname.startsWith('//')

/** The path as a header can carry it (`/ä` is `/%C3%A4`), or `fallback` where it would lead out of the shop. */
export const toLocalPath = (path: string | null | undefined, fallback = '/') =>
  path && isLocalPath(path) ? new URL(path, placeholderOrigin).href.slice(placeholderOrigin.length) : fallback

/** Named on the page redirects that are meant to leave the shop; no other gets out. */
export const externalRedirectHeader = 'X-Leaves-Shop'
