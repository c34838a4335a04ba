import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { EndpointName } from '#shared/api/endpoints.ts'
import { cacheBytes } from '../config/cache-bytes.ts'
import { schemas } from '#shared/api/schemas.ts'
import { getNextMidnight } from '../presentation/venue-day.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import type { ContentSource } from '../upstream/content-source.ts'
import { createSharedCalls } from '../upstream/shared-calls.ts'
import type { Dispatch } from './dispatch.ts'

/** Endpoints whose response depends only on their input, the preferences, the day, and public reads of the API. */
const cacheableEndpoints: ReadonlySet<EndpointName> = new Set([
  'getHome',
  'getEvents',
  'getCalendar',
  'getNextEvents',
  'getEvent',
  'getRelatedEvents',
  'getVenueEvents',
  'getProduct',
  'getProductCategory',
  'getProducts',
  'getRelatedProducts',
  'getNavigation',
  'getContent',
  'getArticleCategory',
  'getArticles',
  'getVenues',
  'getVenue',
  'getBranches',
  'getBranch',
])

/** What a call read: the values, and whether all reads succeeded. */
type Recording = { reads: { peek: () => unknown; value: unknown }[]; hasFailed: boolean }
type CachedResponse = { response: object; reads: Recording['reads']; expiresAt: number }

/** A client can request any word and page; even an empty response takes kilobytes. */
const maxResponses = 2_000
const responseOverhead = 2_048

const createSizes = () => {
  const sizes = new WeakMap<object, number>()
  return (value: unknown) => {
    if (typeof value !== 'object' || value === null) return 0
    const size = sizes.get(value) ?? JSON.stringify(value).length
    sizes.set(value, size)
    return size
  }
}

/**
 * Returns the response of an earlier call while the data cache still has the API's responses that it was made from. So
 * nothing is presented, checked or (while rendering) escaped again that has not changed. Concurrent callers share one
 * call. `source` records what a call reads, `cacheResponses` adds the cache to a dispatch. Responses end at midnight,
 * because they may say "tonight".
 */
export const createResponseCache = (
  api: Pick<CommerceApi, 'has' | 'readCached' | 'createPeek'>,
  now: () => number = Date.now,
): { source: ContentSource; cacheResponses: (dispatch: Dispatch) => Dispatch } => {
  const currentRecording = new AsyncLocalStorage<Recording>()
  const cachedResponses = new LRUCache<string, CachedResponse>({ maxSize: cacheBytes.bffResponses, max: maxResponses })
  const shareCall = createSharedCalls<object>()
  const getSize = createSizes()

  const isInDataCache = (reads: Recording['reads']) => reads.every(({ peek, value }) => peek() === value)

  const storeResponse = (key: string, response: object, { reads, hasFailed }: Recording) => {
    if (hasFailed || reads.length === 0 || !isInDataCache(reads)) return
    const size = reads.reduce((total, { value }) => total + getSize(value), responseOverhead + key.length)
    cachedResponses.set(key, { response, reads, expiresAt: getNextMidnight(now()) }, { size: size + getSize(response) })
  }

  const isUnchanged = ({ reads, expiresAt }: CachedResponse) => now() < expiresAt && isInDataCache(reads)

  const cacheResponses =
    (dispatch: Dispatch): Dispatch =>
    async (name, input, context) => {
      if (!cacheableEndpoints.has(name)) return dispatch(name, input, context)
      // Unknown fields would make another entry for the same response.
      const parsed = schemas[name].input.safeParse(input)
      if (!parsed.success) return dispatch(name, input, context)
      const { language, currency, incTax } = context.preferences
      const key = [name, language, currency, incTax, JSON.stringify(parsed.data)].join(' ')
      const cached = cachedResponses.get(key)
      if (cached && isUnchanged(cached)) return cached.response as never
      // What it was made of would stay in memory.
      cachedResponses.delete(key)
      const response = await shareCall(key, async () => {
        const recording: Recording = { reads: [], hasFailed: false }
        const newResponse = await currentRecording.run(recording, () => dispatch(name, input, context))
        storeResponse(key, newResponse, recording)
        return newResponse
      })
      return response as never
    }

  const readCached: ContentSource['readCached'] = async (request) => {
    const recording = currentRecording.getStore()
    try {
      const value = await api.readCached(request)
      recording?.reads.push({ peek: api.createPeek(request), value })
      return value
    } catch (error) {
      if (recording) recording.hasFailed = true
      throw error
    }
  }

  return { source: { has: api.has, readCached }, cacheResponses }
}
