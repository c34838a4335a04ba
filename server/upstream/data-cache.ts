import { LRUCache } from 'lru-cache'
import { cacheBytes } from '../config/cache-bytes.ts'
import type { CacheOutcome } from '../metrics/metrics.ts'
import { UpstreamError } from './commerce-api.ts'
import { createSharedCalls } from './shared-calls.ts'

type DataCacheOptions = {
  /**
   * Seconds for which a response counts as fresh. With 0 the cache uses stored responses only when a call fails.
   * Concurrent readers always share one call.
   */
  freshSeconds: number
  /** Maximum bytes of upstream text in the cache. */
  maxBytes?: number
  now?: () => number
  /** Called with the outcome of each read. */
  onLookup?: (outcome: CacheOutcome) => void
}

/** A response of the API, or its rejection (404s are cached, too), and the size of its text. */
type LoadedData = { value: unknown; bytes: number }
type CacheEntry = { value?: unknown; rejection?: UpstreamError; storedAt: number }

/**
 * How long a response may be served. The time while a newer one is loaded is in multiples of the fresh period; the time
 * while the API fails, in milliseconds.
 */
const staleLifetimes = 2
const staleOnErrorMs = 60 * 60_000

const isRejection = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.status >= 400 && error.status < 500 && error.status !== 429

export type DataCache = {
  /**
   * `staleSeconds` is the age up to which a response may be served while a newer one is loaded, when longer than the
   * default.
   */
  (key: string, load: () => Promise<LoadedData>, staleSeconds?: number): Promise<unknown>
  /** The fresh response in memory; undefined when a read would call the API. */
  peek(key: string): unknown
}

/**
 * Caches public reads. Serves fresh responses from memory, slightly stale ones while one call refreshes them, and older
 * ones only while the API fails.
 */
export const createDataCache = ({
  freshSeconds,
  maxBytes = cacheBytes.apiResponses,
  now = Date.now,
  onLookup = () => {},
}: DataCacheOptions): DataCache => {
  const entries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, max: 5_000 })
  const shareCall = createSharedCalls<CacheEntry>()
  const freshMs = freshSeconds * 1_000

  const storeEntry = (key: string, entry: CacheEntry, bytes: number) => {
    entries.set(key, entry, { size: Math.max(bytes, 512) })
    return entry
  }

  const fetchEntry = async (key: string, load: () => Promise<LoadedData>): Promise<CacheEntry> => {
    try {
      const { value, bytes } = await load()
      return storeEntry(key, { value, storedAt: now() }, bytes)
    } catch (error) {
      if (isRejection(error)) return storeEntry(key, { rejection: error, storedAt: now() }, 0)
      throw error
    }
  }

  const getEntry = async (key: string, load: () => Promise<LoadedData>, staleSeconds: number): Promise<CacheEntry> => {
    const cachedEntry = entries.get(key)
    const age = cachedEntry ? now() - cachedEntry.storedAt : Infinity
    if (cachedEntry && age < freshMs) {
      onLookup('hit')
      return cachedEntry
    }
    const pendingEntry = shareCall(key, () => fetchEntry(key, load))
    const staleMs = freshSeconds === 0 ? 0 : Math.max(freshMs * staleLifetimes, staleSeconds * 1_000)
    if (cachedEntry && age < staleMs) {
      onLookup('stale')
      pendingEntry.catch(() => {})
      return cachedEntry
    }
    try {
      const fetched = await pendingEntry
      onLookup('miss')
      return fetched
    } catch (error) {
      const canUseStale = cachedEntry !== undefined && age < staleOnErrorMs
      onLookup(canUseStale ? 'fallback' : 'miss')
      if (canUseStale) return cachedEntry
      throw error
    }
  }

  const readThrough = async (key: string, load: () => Promise<LoadedData>, staleSeconds = 0) => {
    const { value, rejection } = await getEntry(key, load, staleSeconds)
    if (rejection) throw rejection
    return value
  }

  const peek = (key: string) => {
    const cachedEntry = entries.get(key)
    if (!cachedEntry || now() - cachedEntry.storedAt >= freshMs) return undefined
    onLookup('hit')
    return cachedEntry.value
  }

  return Object.assign(readThrough, { peek })
}
