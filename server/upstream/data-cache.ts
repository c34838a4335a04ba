import { LRUCache } from 'lru-cache'
import type { CacheOutcome } from '../metrics/metrics.ts'
import { UpstreamError } from './commerce-api.ts'

export type DataCacheOptions = {
  /** Seconds an answer counts as fresh. 0 keeps answers only to fall back on, and still asks once for many askers. */
  freshSeconds: number
  /** Bytes of upstream text kept. */
  maxBytes?: number
  now?: () => number
  /** Told what each asker got. */
  onLook?: (outcome: CacheOutcome) => void
}

/** One answer of the API, or its refusal (a 404 is an answer too), and the size of its text. */
export type Loaded = { value: unknown; bytes: number }
type Entry = { value?: unknown; refusal?: UpstreamError; at: number }

/** How long an answer may be shown while a newer one is fetched, in lifetimes; and at all, when the API is down. */
const staleLifetimes = 2
const staleOnErrorMs = 60 * 60_000
const defaultMaxBytes = 64 * 2 ** 20

const isRefusal = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.status >= 400 && error.status < 500 && error.status !== 429

export type DataCache = (key: string, load: () => Promise<Loaded>) => Promise<unknown>

/**
 * Short-lived answers of public reads: fresh from memory; a little stale while one call fetches anew; long stale only
 * while the API fails.
 */
export const createDataCache = ({
  freshSeconds,
  maxBytes = defaultMaxBytes,
  now = Date.now,
  onLook = () => {},
}: DataCacheOptions): DataCache => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, max: 5_000 })
  const underway = new Map<string, Promise<Entry>>()
  const freshMs = freshSeconds * 1_000

  const keep = (key: string, entry: Entry, bytes: number) => {
    entries.set(key, entry, { size: Math.max(bytes, 512) })
    return entry
  }

  const fetchEntry = async (key: string, load: () => Promise<Loaded>): Promise<Entry> => {
    try {
      const { value, bytes } = await load()
      return keep(key, { value, at: now() }, bytes)
    } catch (error) {
      if (isRefusal(error)) return keep(key, { refusal: error, at: now() }, 0)
      throw error
    }
  }

  const refresh = (key: string, load: () => Promise<Loaded>) => {
    const running = underway.get(key)
    if (running) return running
    const started = fetchEntry(key, load).finally(() => underway.delete(key))
    underway.set(key, started)
    return started
  }

  const entryFor = async (key: string, load: () => Promise<Loaded>): Promise<Entry> => {
    const held = entries.get(key)
    const age = held ? now() - held.at : Infinity
    if (held && age < freshMs) {
      onLook('hit')
      return held
    }
    const coming = refresh(key, load)
    if (held && age < freshMs * staleLifetimes) {
      onLook('stale')
      coming.catch(() => {})
      return held
    }
    try {
      const fetched = await coming
      onLook('miss')
      return fetched
    } catch (error) {
      const isKept = held !== undefined && age < staleOnErrorMs
      onLook(isKept ? 'fallback' : 'miss')
      if (isKept) return held
      throw error
    }
  }

  return async (key, load) => {
    const { value, refusal } = await entryFor(key, load)
    if (refusal) throw refusal
    return value
  }
}
