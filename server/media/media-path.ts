/**
 * The only upstream paths that a browser can reach through this server; compared with the raw request target. They
 * allow no encoding, no query, and no dot except the one before the ending. SVG is excluded, because it can run
 * scripts.
 */
const imagePattern = /^\/media\/[a-z0-9-]{1,120}\.(?:jpe?g|png|webp|avif)$/
const filePattern = /^\/media\/[a-z0-9-]{1,120}\.(?:jpe?g|png|webp|avif|pdf)$/

export const isImagePath = (path: string) => imagePattern.test(path)

export const isMediaPath = (path: string) => filePattern.test(path)

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** The content type of an allowed path. */
export const getContentType = (path: string): string =>
  contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
