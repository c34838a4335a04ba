import type { StartRequest } from '#runtime/http-metrics.ts'
import type { Scrape } from '#runtime/serve-metrics.ts'
import { upstreamGroups } from '../upstream/upstream-group.ts'

/**
 * The groups of calls that are counted separately: parts of the commerce API, its images and documents, and the search
 * index.
 */
export const measuredGroups = [...upstreamGroups, 'files', 'search index'] as const
type MeasuredGroup = (typeof measuredGroups)[number]

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

/**
 * `stale`: a stale entry is sent while a new one is created. `fallback`: an expired entry is sent because creating a
 * new one failed.
 */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'fallback'

/** The outcomes of each cache. Images and social images are cached on disk, all others in memory. */
export const outcomesByCache = {
  pages: ['hit', 'stale', 'miss'],
  data: ['hit', 'stale', 'miss', 'fallback'],
  searches: ['hit', 'stale', 'miss', 'fallback'],
  images: ['hit', 'miss'],
  'social-images': ['hit', 'miss'],
} as const satisfies Record<string, readonly CacheOutcome[]>
export type CacheName = keyof typeof outcomesByCache

/**
 * `elsewhere`: another request or replica has just refreshed the token. `failed`: no response, the session stays.
 * `ended`: the shopper signed out meanwhile.
 */
export const refreshOutcomes = ['refreshed', 'elsewhere', 'rejected', 'ended', 'failed'] as const
type RefreshOutcome = (typeof refreshOutcomes)[number]

/**
 * Metrics of the storefront. Each call counts at once and never throws. No argument may contain a value that a shopper
 * chose.
 */
export type Metrics = {
  startRequest: StartRequest
  /** Records one call to a service, including retries. `seconds` is undefined when no request was sent. */
  recordUpstreamCall(group: MeasuredGroup, outcome: CallOutcome, seconds: number | undefined): void
  recordCircuitState(group: MeasuredGroup, isOpen: boolean): void
  recordCacheLookup(cache: CacheName, outcome: CacheOutcome): void
  recordGuest(): void
  /** Called once for all requests of this process that wait for the same refresh. */
  recordRefresh(outcome: RefreshOutcome): void
  recordSecurityEvent(name: string, fields: Record<string, unknown>): void
  /** Sets the function that each scrape calls; it resolves when Redis responds. */
  setRedisCheck(ping: () => Promise<void>): void
  scrape: Scrape
}

/** Metrics that count nothing. */
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
