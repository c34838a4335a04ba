import type { StartRequest } from '#runtime/http-metrics.ts'
import type { Scrape } from '#runtime/serve-metrics.ts'
import { upstreamGroups } from '../upstream/upstream-group.ts'

/** What is called apart: a part of the commerce API, its pictures and documents, or the search index. */
export const measuredGroups = [...upstreamGroups, 'files', 'search index'] as const
export type MeasuredGroup = (typeof measuredGroups)[number]

export const callOutcomes = [
  '2xx',
  '3xx',
  '4xx',
  '5xx',
  'timeout',
  'unreachable',
  'too_large',
  'invalid',
  'aborted',
  'circuit_open',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** `stale`: sent while it was made anew. `fallback`: older than that, because making it anew failed. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'fallback'

/** What each cache can say. Pictures and share cards are on disk, the others in memory. */
export const outcomesByCache = {
  pages: ['hit', 'stale', 'miss'],
  data: ['hit', 'stale', 'miss', 'fallback'],
  searches: ['hit', 'stale', 'miss', 'fallback'],
  images: ['hit', 'miss'],
  'social-images': ['hit', 'miss'],
} as const satisfies Record<string, readonly CacheOutcome[]>
export type CacheName = keyof typeof outcomesByCache

/**
 * `elsewhere`: another request or replica had just done it. `failed`: nobody answered, and the session was kept.
 * `ended`: signed out meanwhile.
 */
export const refreshOutcomes = ['refreshed', 'elsewhere', 'rejected', 'ended', 'failed'] as const
export type RefreshOutcome = (typeof refreshOutcomes)[number]

/**
 * What the shop tells of itself in numbers. Each call counts at once and never throws; no argument may hold what a
 * visitor chose.
 */
export type Metrics = {
  startRequest: StartRequest
  /** One call to a service, retries included. Seconds; undefined where nobody was asked. */
  recordUpstreamCall(group: MeasuredGroup, outcome: CallOutcome, seconds: number | undefined): void
  recordCircuitState(group: MeasuredGroup, isOpen: boolean): void
  recordCacheLookup(cache: CacheName, outcome: CacheOutcome): void
  recordGuest(): void
  /** Once for all who wait for one refresh in this process. */
  recordRefresh(outcome: RefreshOutcome): void
  recordSecurityEvent(name: string, fields: Record<string, unknown>): void
  /** Each scrape asks: it resolves when Redis answers. */
  setRedisCheck(ping: () => Promise<void>): void
  scrape: Scrape
}

/** Where nobody asks, nothing is counted. */
export const noMetrics: Metrics = {
  startRequest: () => () => {},
  recordUpstreamCall: () => {},
  recordCircuitState: () => {},
  recordCacheLookup: () => {},
  recordGuest: () => {},
  recordRefresh: () => {},
  recordSecurityEvent: () => {},
  setRedisCheck: () => {},
  scrape: async () => ({ contentType: 'text/plain', text: '' }),
}
