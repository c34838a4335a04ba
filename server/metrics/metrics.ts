import type { RequestBegan } from '#signals/http-metrics.ts'
import type { Scrape } from '#signals/serve-metrics.ts'
import type { CallGroup } from '../upstream/call-group.ts'

/** What is called apart: a part of the commerce API, or the search index. */
export type CalledGroup = CallGroup | 'search index'

export type CallOutcome = '2xx' | '3xx' | '4xx' | '5xx' | 'timeout' | 'unreachable' | 'too_large' | 'invalid' | 'aborted' | 'circuit_open'

export type CacheName = 'pages' | 'data' | 'searches'

/** `stale`: sent while it was made anew. `fallback`: older than that, because making it anew failed. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'fallback'

/** What the shop tells of itself in numbers. Each call counts at once and never throws; no argument may hold what a visitor chose. */
export type Metrics = {
  requestBegan: RequestBegan
  /** One call to a service, retries included. Seconds; undefined where nobody was asked. */
  called(group: CalledGroup, outcome: CallOutcome, seconds: number | undefined): void
  circuitTurned(group: CalledGroup, isOpen: boolean): void
  cacheAsked(cache: CacheName, outcome: CacheOutcome): void
  guestBegan(): void
  securityEvent(name: string, fields: Record<string, unknown>): void
  /** Each scrape asks: it resolves when Redis answers. */
  asksRedis(ping: () => Promise<void>): void
  scrape: Scrape
}

/** Where nobody asks, nothing is counted. */
export const noMetrics: Metrics = {
  requestBegan: () => () => {},
  called: () => {},
  circuitTurned: () => {},
  cacheAsked: () => {},
  guestBegan: () => {},
  securityEvent: () => {},
  asksRedis: () => {},
  scrape: async () => ({ contentType: 'text/plain', text: '' }),
}
