import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../config/cache-bytes.ts'
import { isCleanForCache } from '../egress/request-secrets.ts'
import { getNextMidnight } from '../presentation/venue-day.ts'

/** A complete public page, uncompressed and compressed. */
export type CachedPage = {
  html: Buffer
  gzip: Buffer
  brotli: Buffer
  etag: string
  headers: Record<string, string>
  storedAt: number
  /** The pattern of the page's route, for metrics. */
  route?: string | undefined
}

export type PageCache = {
  get(key: string): CachedPage | undefined
  /** `get` also returns stale pages. The caller sends a stale page and renders a new one meanwhile. */
  isFresh(page: CachedPage): boolean
  /** Stores nothing when the tripwire finds a secret. */
  set(key: string, html: string, headers: Record<string, string>, origin?: PageOrigin): Promise<void>
}

/** The time at which rendering began, in milliseconds (now by default), and the pattern of the route. */
type PageOrigin = { renderedAt?: number; route?: string | undefined }

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * The cache returns no page that is older than this many times its fresh period. After a pause without requests, the
 * first shopper must see what is on sale now.
 */
const staleLifetimes = 2

/**
 * Stores public HTML by URL and preferences. Personal HTML and responses with a cookie are never stored
 * (`page-handler.ts`). Every page expires at the next midnight in a venue's time zone, because it may say "tonight" or
 * leave out the present year.
 */
export const createPageCache = (
  freshSeconds: number,
  now: () => number = Date.now,
  maxBytes = cacheBytes.pages,
): PageCache => {
  const lifetimeMs = Math.max(1, freshSeconds * 1000 * staleLifetimes)
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, gzip, brotli }) => html.length + gzip.length + brotli.length,
    ttl: lifetimeMs,
    perf: { now },
  })
  return {
    get: (key) => (freshSeconds > 0 ? pages.get(key) : undefined),
    isFresh: ({ storedAt }) => now() - storedAt < freshSeconds * 1000,
    set: async (key, text, headers, { renderedAt = now(), route } = {}) => {
      if (freshSeconds === 0) return
      const expiresAt = Math.min(renderedAt + lifetimeMs, getNextMidnight(renderedAt))
      const html = Buffer.from(text)
      if (!isCleanForCache(html)) return
      const [gzipped, brotli] = await Promise.all([
        compressGzip(html),
        compressBrotli(html, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
        }),
      ])
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
      const storedAt = now()
      pages.set(
        key,
        { html, gzip: gzipped, brotli, etag, headers, route, storedAt },
        // A ttl of 0 would mean forever.
        { ttl: Math.max(1, expiresAt - storedAt) },
      )
    },
  }
}
