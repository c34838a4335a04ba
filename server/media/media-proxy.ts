import type { RequestHandler } from 'express'
import { createByteProxy, type ByteProxyOptions } from './byte-proxy.ts'
import { refuse, relay } from './media-answer.ts'
import { contentTypeOf, isMediaPath } from './media-path.ts'
import { upwardHeaders } from './media-request.ts'

export type MediaProxyOptions = Pick<ByteProxyOptions, 'config' | 'log' | 'metrics'> & {
  totalMs?: number
  /** Longest file, in bytes. */
  maxBytes?: number
}

/** Files keep their names when they change, so they are looked at again after a day. */
const headers = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }

/**
 * Serves pictures and documents of the commerce API under the same path, `/media/<file>`. To be mounted at `/media`,
 * before anything that reads bodies. What is let through is decided here on the raw request target; the proxy never
 * sees anything else.
 */
export const createMediaProxy = ({
  config,
  log,
  metrics,
  totalMs = 30_000,
  maxBytes = 20 * 2 ** 20,
}: MediaProxyOptions): RequestHandler => {
  const pass = createByteProxy({
    config,
    log,
    ...(metrics && { metrics }),
    what: 'media',
    totalMs,
    relay: (received, response, { url = '' }) =>
      relay(received, response, {
        type: contentTypeOf(url),
        headers,
        kept: ['content-length', 'etag', 'last-modified'],
        maxBytes,
      }),
  })

  return (request, response) => {
    const target = request.originalUrl
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }
    if (!isMediaPath(target)) return refuse(response, 404)
    return pass(request, response, { path: target, headers: upwardHeaders(request.headers) })
  }
}
