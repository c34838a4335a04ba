import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import { toIpGroup } from '../limits/ip-group.ts'
import type { ClientCalls } from '../upstream/client-calls.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import { createByteProxy, type ByteProxyOptions } from './byte-proxy.ts'
import { sendError, pipeFile } from './media-response.ts'
import { getContentType, isMediaPath } from './media-path.ts'
import { createUpstreamHeaders } from './upstream-headers.ts'

type MediaProxyOptions = Pick<ByteProxyOptions, 'config' | 'log' | 'metrics'> & {
  /** Each file is a call for its client. */
  clientCalls: ClientCalls
  totalTimeoutMs?: number
  /** Maximum size of a file in bytes. */
  maxBytes?: number
}

/** A changed file keeps its name, so browsers check it again after a day. */
const headers = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }

/**
 * Serves images and documents of the commerce API under the same path, `/media/<file>`. Must be mounted at `/media`,
 * before any body parser. Validates the raw request target, and passes nothing else to the proxy.
 */
export const createMediaProxy = ({
  config,
  log,
  metrics,
  clientCalls,
  totalTimeoutMs = 30_000,
  maxBytes = 20 * 2 ** 20,
}: MediaProxyOptions): RequestHandler => {
  const proxyFile = createByteProxy({
    config,
    log,
    ...(metrics && { metrics }),
    label: 'media',
    totalTimeoutMs,
    onResponse: (received, response, { url = '' }) =>
      pipeFile(received, response, {
        type: getContentType(url),
        headers,
        forwardedHeaders: ['content-length', 'etag', 'last-modified'],
        maxBytes,
      }),
  })

  return async (request, response) => {
    const target = request.originalUrl
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD')
      return sendError(response, 405)
    }
    if (!isMediaPath(target)) return sendError(response, 404)
    const call = () => proxyFile(request, response, { path: target, headers: createUpstreamHeaders(request.headers) })
    try {
      const caller = { requestId: response.locals.requestId, signal: undefined }
      await clientCalls.run(toIpGroup(request.ip), call, caller)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      response.set('Retry-After', '2')
      sendError(response, 503)
    }
  }
}
