const placeholderOrigin = 'http://shop.invalid'

/**
 * Whether an address from outside stays inside the shop: one leading slash, and no part that a browser reads as another
 * host (`//`, `/\`, control characters, which browsers drop before they parse), not even after it resolves dots
 * (`/.//host`).
 */
export const isLocalPath = (path: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path) && !new URL(path, placeholderOrigin).pathname.startsWith('//')

/** The path as a header can carry it (`/ä` is `/%C3%A4`), or `fallback` where it would lead out of the shop. */
export const toLocalPath = (path: string | null | undefined, fallback = '/') =>
  path && isLocalPath(path) ? new URL(path, placeholderOrigin).href.slice(placeholderOrigin.length) : fallback

/** Marks page redirects that may leave the shop; the server refuses all others. */
export const externalRedirectHeader = 'X-Leaves-Shop'
