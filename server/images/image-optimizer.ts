import { createHash } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Config } from '../config/config.ts'
import { BusyError, createConcurrencyLimiter } from '../limits/concurrency-limiter.ts'
import { listClientNetworks } from '../limits/ip-group.ts'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import type { CurrentRequest } from '../upstream/current-request.ts'
import { createDiskCache } from './disk-cache.ts'
import { createImageCache } from './image-cache.ts'
import { createOriginalLoader } from './original-loader.ts'
import { parseOptimizerQuery } from './optimizer-query.ts'
import { chooseOutputFormat } from './output-format.ts'
import { createCachedVariants } from './cached-variants.ts'

type ImageOptimizerOptions = {
  /** `upstreamTimeoutMs` limits the whole download of an original. */
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs' | 'imageCacheDir' | 'ipv6Factors'>
  /** Maximum size of all images on disk in bytes. */
  cacheBytes?: number
  log: Pick<Logger, 'warn'>
  metrics?: Pick<Metrics, 'recordUpstreamCall' | 'recordCacheLookup'>
  currentRequest?: Pick<CurrentRequest, 'getId'>
}

const maxConcurrent = 2
const maxQueued = 200
const defaultCacheBytes = 512 * 2 ** 20
const lifetimeMs = 7 * 24 * 60 * 60_000

const sendPlainText = (response: Response, status: number, text: string) =>
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)

const sendErrorFor = (error: unknown, response: Response, log: Pick<Logger, 'warn'>) => {
  if (error instanceof BusyError) return sendPlainText(response.set('Retry-After', '2'), 503, 'Temporarily unavailable')
  if (error instanceof UpstreamError && error.status === 404) return sendPlainText(response, 404, 'Not found')
  log.warn({ err: error }, 'images: variant not generated')
  return sendPlainText(response, 502, 'Temporarily unavailable')
}

/**
 * `GET /_next/image?url=&w=&q=`: images of `/media/`, at most as wide as requested, in the best format that the browser
 * accepts.
 */
export const createImageOptimizer = ({
  config,
  cacheBytes = defaultCacheBytes,
  log,
  metrics = noMetrics,
  currentRequest,
}: ImageOptimizerOptions): RequestHandler => {
  // One thread for each image, and two images at a time, leave processor time for pages. sharp caches nothing, because
  // originals rarely repeat.
  sharp.concurrency(1)
  sharp.cache(false)
  const getImageVariant = createCachedVariants({
    loadOriginal: createOriginalLoader({ config, metrics, ...(currentRequest && { currentRequest }) }),
    cacheImage: createImageCache({
      disk: createDiskCache({ folder: config.imageCacheDir, maxBytes: cacheBytes, lifetimeMs }),
      limiter: createConcurrencyLimiter(maxConcurrent, maxQueued),
      log,
      onLookup: (outcome) => metrics.recordCacheLookup('images', outcome),
    }),
  })

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void sendPlainText(response.set('Allow', 'GET, HEAD'), 405, 'Method not allowed')
    }
    const query = parseOptimizerQuery(request.originalUrl)
    if (!query) return void sendPlainText(response, 400, 'Bad request')
    const format = chooseOutputFormat(request.get('accept'))
    try {
      const networks = listClientNetworks(request.ip, config.ipv6Factors)
      const bytes = await getImageVariant({ ...query, format }, networks)
      const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
      response.set({
        'Content-Type': `image/${format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept',
        // Emails show posters, and a mail program counts as another site.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ETag: `"${etag}"`,
      })
      response.send(bytes)
    } catch (error) {
      sendErrorFor(error, response, log)
    }
  }
}
