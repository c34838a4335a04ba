import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './page-cache.ts'

const acceptsEncoding = (request: IncomingMessage, coding: string) =>
  new RegExp(`(^|[\\s,])${coding}(?![\\w-])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(
    request.headers['accept-encoding'] ?? '',
  )

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
const matchesEtag = (request: IncomingMessage, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Sends a page without Express. All its headers are stored with it. */
export const sendCachedPage = (request: IncomingMessage, response: ServerResponse, page: CachedPage) => {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  // The ETag is weak, because the same page has other bytes in another encoding.
  response.setHeader('ETag', `W/${page.etag}`)
  if (matchesEtag(request, page.etag)) {
    response.writeHead(304).end()
    return
  }
  const coding = acceptsEncoding(request, 'br') ? 'br' : acceptsEncoding(request, 'gzip') ? 'gzip' : undefined
  const body = coding === 'br' ? page.brotli : coding === 'gzip' ? page.gzip : page.html
  if (coding) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}
