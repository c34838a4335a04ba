/**
 * The only paths of the commerce API that a browser can reach through this server, matched against the raw request
 * target: no encoding, no dots but the one before the ending, no query. No SVG, which is a document that can run
 * script.
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

/** The content type that the ending of an allowed path promises. */
export const getContentType = (path: string): string =>
  contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
