/**
 * Whether an address that came from outside stays inside the shop: one leading slash, and nothing a browser would read as another host
 * (`//`, `/\`, control characters, which browsers drop before they parse).
 */
export const isLocalPath = (path: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path)

/** The path, or `fallback` where it would lead out of the shop. */
export const localPath = (path: string | null | undefined, fallback = '/') => (path && isLocalPath(path) ? path : fallback)
