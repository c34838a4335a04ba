import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Coding } from '../http/choose-coding.ts'
import { cacheBytes } from '../config/cache-bytes.ts'
import { isCleanForCache } from '../egress/request-secrets.ts'
import { getNextMidnight } from '../presentation/venue-day.ts'
import { createSharedCalls } from '../upstream/shared-calls.ts'

/** A complete public page, uncompressed and soon after its second request compressed. */
export type CachedPage = {
  html: Buffer
  compressed?: Record<Coding, Buffer>
  etag: string
  headers: Record<string, string>
  storedAt: number
  expiresAt: number
  /** The pattern of the page's route, for metrics. */
  route?: string | undefined
}

export type PageCache = {
  get(key: string): CachedPage | undefined
  /** `get` also returns stale pages. The caller sends a stale page and renders a new one meanwhile. */
  isFresh(page: CachedPage): boolean
  /**
   * Stores nothing when the tripwire finds a secret. Compressing well takes as long as rendering, so a page is
   * compressed when it is requested again, or now with `compressesNow`.
   */
  set(key: string, html: string, headers: Record<string, string>, origin?: PageOrigin): Promise<void>
}

type PageOrigin = {
  /** The time at which rendering began, in milliseconds; now by default. */
  renderedAt?: number
  /** The pattern of the route. */
  route?: string | undefined
  compressesNow?: boolean
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * Compresses a page, and puts all its bytes into one block of memory. Many small blocks that live for minutes would
 * keep the memory between them from returning to the system.
 */
const compress = async (page: Buffer): Promise<Required<Pick<CachedPage, 'html' | 'compressed'>>> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.length }
  const [gzipped, br] = await Promise.all([compressGzip(page), compressBrotli(page, { params })])
  const block = Buffer.concat([page, gzipped, br])
  const brStart = page.length + gzipped.length
  return {
    html: block.subarray(0, page.length),
    compressed: { gzip: block.subarray(page.length, brStart), br: block.subarray(brStart) },
  }
}

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
    sizeCalculation: ({ html, compressed }) =>
      html.length + (compressed ? compressed.gzip.length + compressed.br.length : 0),
    ttl: lifetimeMs,
    perf: { now },
  })
  const shareCompression = createSharedCalls<void>()

  const store = (key: string, page: CachedPage) => {
    const ttl = page.expiresAt - now()
    // A ttl of 0 would mean forever.
    if (ttl > 0) pages.set(key, page, { ttl })
  }

  const compressCached = async (key: string, page: CachedPage) => {
    const content = await compress(page.html)
    if (pages.peek(key) === page) store(key, { ...page, ...content })
  }

  return {
    get: (key) => {
      const page = freshSeconds > 0 ? pages.get(key) : undefined
      if (page && !page.compressed) void shareCompression(key, () => compressCached(key, page))
      return page
    },
    isFresh: ({ storedAt }) => now() - storedAt < freshSeconds * 1000,
    set: async (key, text, headers, { renderedAt = now(), route, compressesNow = false } = {}) => {
      if (freshSeconds === 0) return
      const expiresAt = Math.min(renderedAt + lifetimeMs, getNextMidnight(renderedAt))
      const html = Buffer.from(text)
      if (!isCleanForCache(html)) return
      const content = compressesNow ? await compress(html) : { html }
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
      store(key, { ...content, etag, headers, route, storedAt: now(), expiresAt })
    },
  }
}
