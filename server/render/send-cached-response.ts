import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from '../http/choose-coding.ts'
import { compressQuickly } from '../http/middleware/compress-responses.ts'
import type { CachedPage } from './page-cache.ts'

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
const matchesEtag = ({ headers: { 'if-none-match': tags } }: IncomingMessage, etag: string) =>
  tags !== undefined && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Lists headers as alternating names and values, which `writeHead` sends fastest. */
export const toHeaderList = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

/**
 * Sends a cached page or document without Express. `headers` alternates names and values; by default these are stored
 * with it.
 */
export const sendCachedResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  { headers: storedHeaders, etag, html, compressed }: CachedPage,
  headers: readonly string[] = toHeaderList(storedHeaders),
) => {
  // The ETag is weak, because the same content has other bytes in another encoding.
  const sentHeaders = [...headers, 'ETag', `W/${etag}`]
  if (matchesEtag(request, etag)) {
    response.writeHead(304, sentHeaders).end()
    return
  }
  const coding = chooseCoding(request)
  const body = coding ? (compressed?.[coding] ?? compressQuickly(coding, html)) : html
  if (coding) sentHeaders.push('Content-Encoding', coding)
  sentHeaders.push('Content-Length', String(body.length))
  response.writeHead(200, sentHeaders).end(request.method === 'HEAD' ? undefined : body)
}
