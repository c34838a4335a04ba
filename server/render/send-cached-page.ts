import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from '../http/choose-coding.ts'
import type { CachedPage } from './page-cache.ts'

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
const matchesEtag = ({ headers: { 'if-none-match': tags } }: IncomingMessage, etag: string) =>
  tags !== undefined && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Lists headers as alternating names and values, which `writeHead` sends fastest. */
export const toHeaderList = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

/** Sends a page without Express. `headers` alternates names and values; by default these are stored with the page. */
export const sendCachedPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: readonly string[] = toHeaderList(page.headers),
) => {
  // The ETag is weak, because the same page has other bytes in another encoding.
  const sentHeaders = [...headers, 'ETag', `W/${page.etag}`]
  if (matchesEtag(request, page.etag)) {
    response.writeHead(304, sentHeaders).end()
    return
  }
  const coding = chooseCoding(request)
  const body = coding === 'br' ? page.brotli : coding === 'gzip' ? page.gzip : page.html
  if (coding) sentHeaders.push('Content-Encoding', coding)
  sentHeaders.push('Content-Length', String(body.length))
  response.writeHead(200, sentHeaders).end(request.method === 'HEAD' ? undefined : body)
}
