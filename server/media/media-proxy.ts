import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts'
import { listClientNetworks } from '../limits/ip-group.ts'
import { createNetworkQueues } from '../limits/network-queues.ts'
import { createByteProxy, maxConnections, type ByteProxyOptions } from './byte-proxy.ts'
import { sendError, pipeFile } from './media-response.ts'
import { getContentType, isMediaPath } from './media-path.ts'
import { createUpstreamHeaders } from './upstream-headers.ts'

type MediaProxyOptions = Pick<ByteProxyOptions, 'log' | 'metrics'> & {
  config: ByteProxyOptions['config'] & Pick<Config, 'ipv6Factors'>
  totalTimeoutMs?: number
  /** Milliseconds after which the turn of a file ends although it is not sent, since a slow client costs nothing. */
  maxTurnMs?: number
  /** Maximum size of a file in bytes. */
  maxBytes?: number
}

/** How many files have their turn at once. Each costs 3 ms of the processor. */
export const filesAtOnce = 2

/** How many files of one client are being sent at a time. Its further ones wait. */
export const filesOfClient = 12

/** A changed file keeps its name, so browsers check it again after a day. */
const headers = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }

/**
 * Serves images and documents of the commerce API under the same path, `/media/<file>`. Must be mounted at `/media`,
 * before any body parser. Validates the raw request target, and passes nothing else to the proxy. Networks take turns;
 * `takeFileTurns` bounds how many files wait.
 */
export const createMediaProxy = ({
  config,
  log,
  metrics,
  totalTimeoutMs = 30_000,
  maxTurnMs = 25,
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

  const limiter = createConcurrencyLimiter(filesAtOnce, Infinity)
  const runForNetworks = createNetworkQueues({
    getMaxRunning: (factor) => Math.min(filesOfClient * factor, maxConnections / 2),
    waitingPerTask: Infinity,
  })

  return async (request, response) => {
    const target = request.originalUrl
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD')
      return sendError(response, 405)
    }
    if (!isMediaPath(target)) return sendError(response, 404)
    const sendInTurn = async () => {
      if (response.closed) return
      const sent = proxyFile(request, response, { path: target, headers: createUpstreamHeaders(request.headers) })
      await Promise.race([sent, sleep(maxTurnMs)])
    }
    const networks = listClientNetworks(request.ip, config.ipv6Factors)
    await runForNetworks(networks, async () => {
      if (response.closed) return
      const closed = new Promise((resolve) => response.once('close', resolve))
      await limiter.run(sendInTurn, networks)
      await closed
    })
  }
}
