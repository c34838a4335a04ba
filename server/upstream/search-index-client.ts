import { liteClient } from 'algoliasearch/lite'
import type { Logger } from 'pino'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { cacheBytes } from '../config/cache-bytes.ts'
import type { Config } from '../config/config.ts'
import { noMetrics, type CallOutcome, type Metrics } from '../metrics/metrics.ts'
import { createBreaker } from './breaker.ts'
import { UpstreamError } from './commerce-api.ts'
import { createDataCache } from './data-cache.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import { SearchResponses, SearchHitResource } from './search-resources.ts'
import { toCallOutcome } from './call-outcome.ts'
import type { CurrentRequest } from './current-request.ts'
import { createSearchRequester } from './search-requester.ts'

/** One query in the protocol of the index. `facetFilters` have the form `attribute:value`. Pages count from 0. */
type SearchQuery = {
  query: string
  page?: number
  hitsPerPage: number
  facets?: string[]
  facetFilters?: string[]
}

type SearchResponse = {
  hits: SearchHitResource[]
  total: number
  pages: number
  facets: Record<string, Record<string, number>>
}

/** The client of the hosted search index. Results have the order of the queries. Every failure is an UpstreamError. */
export type SearchIndexClient = {
  search(queries: SearchQuery[], language: Language): Promise<SearchResponse[]>
  close(): Promise<void>
}

type SearchIndexClientOptions = {
  config: Pick<Config, 'search' | 'upstreamMaxBytes' | 'dataCacheSeconds' | 'apiCapabilities'>
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics?: Pick<Metrics, 'recordUpstreamCall' | 'recordCircuitState' | 'recordCacheLookup'>
  currentRequest?: Pick<CurrentRequest, 'getId'>
}

/** Private-use characters around matches, which no indexed text contains. */
export const highlightMarkers = { pre: '\uE000', post: '\uE001' }

/** Estimated size of a hit with images and prices in bytes. */
const bytesPerHit = 2_048

/** With a configured host the client uses only that one, otherwise the hosts of the application. */
const toHosts = (host: string | undefined) => {
  if (host === undefined) return {}
  const { protocol, host: authority, pathname } = new URL(host)
  const url = authority + pathname.replace(/\/$/, '')
  return {
    hosts: [
      { url, accept: 'readWrite' as const, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) },
    ],
  }
}

const toSearchError = (error: unknown) => {
  if (error instanceof UpstreamError) return error
  if (error instanceof DeadlineError) return new UpstreamError('timeout', 0, 'No response in time')
  // The storefront chooses key, index and query, so a rejection is a fault of the service, not of the shopper. The
  // message of the rejection names hosts, so it is dropped.
  const { name, status } = error as { name?: string; status?: unknown }
  if (status === 429) return new UpstreamError('status', 503, 'The index is busy', [], { isBusy: true })
  return typeof status === 'number'
    ? new UpstreamError('invalid', 0, `The index responded with ${status}`)
    : new UpstreamError('unreachable', 0, `No response (${name})`)
}

export const createSearchIndexClient = ({
  config: { search, upstreamMaxBytes, dataCacheSeconds, apiCapabilities },
  log,
  metrics = noMetrics,
  currentRequest,
}: SearchIndexClientOptions): SearchIndexClient => {
  const requester = createSearchRequester(upstreamMaxBytes, currentRequest)
  const client = liteClient(search.appId, search.apiKey, { requester, ...toHosts(search.host), maxRateLimitRetries: 0 })
  const breaker = createBreaker({
    name: 'search index',
    log,
    onStateChange: (isOpen) => metrics.recordCircuitState('search index', isOpen),
    onCallSkipped: () => metrics.recordUpstreamCall('search index', 'circuit_open', undefined),
  })
  const readThroughCache = createDataCache({
    freshSeconds: dataCacheSeconds,
    // Limited, because shoppers can send any number of different queries.
    maxBytes: cacheBytes.searches,
    onLookup: (outcome) => metrics.recordCacheLookup('searches', outcome),
  })

  const hitSchema = createFitSchema({ has: (name) => apiCapabilities.has(name), fillsMissing: true })(SearchHitResource)

  const parseHits = (found: readonly unknown[]) =>
    found.flatMap((hit) => {
      const { data, error } = hitSchema.safeParse(hit)
      if (error)
        log.warn(
          { issues: error.issues.slice(0, 3).map(({ path, code }) => `${path.join('.')} ${code}`) },
          'a record of the search index cannot be shown',
        )
      return data ?? []
    })

  const runQueries = async (queries: SearchQuery[], language: Language) => {
    const startedAt = performance.now()
    let outcome: CallOutcome = '2xx'
    const requests = queries.map((query) => ({
      ...query,
      indexName: `${search.index}_${language}`,
      removeWordsIfNoResults: 'allOptional' as const,
      highlightPreTag: highlightMarkers.pre,
      highlightPostTag: highlightMarkers.post,
    }))
    try {
      const response = await withDeadline(search.timeoutMs, undefined, (signal) =>
        requester.withSignal(signal, () => client.search({ requests })),
      )
      const { data, error } = SearchResponses.safeParse(response)
      if (!data || data.results.length !== queries.length)
        throw new UpstreamError('invalid', 0, 'The response does not match its schema', [], { cause: error })
      return data.results.map(({ hits, nbHits, nbPages, facets = {} }): SearchResponse => ({
        hits: parseHits(hits),
        total: nbHits,
        pages: nbPages,
        facets,
      }))
    } catch (error) {
      const upstreamError = toSearchError(error)
      outcome = toCallOutcome(upstreamError)
      throw upstreamError
    } finally {
      const ms = performance.now() - startedAt
      metrics.recordUpstreamCall('search index', outcome, ms / 1000)
      log.debug({ requestId: currentRequest?.getId(), queries: queries.length, ms: Math.round(ms) }, 'search index')
    }
  }

  return {
    // Concurrent callers share the call, so none of them may abort it. The deadline ends it.
    search: async (queries, language) => {
      const load = async () => {
        const value = await breaker(() => runQueries(queries, language))
        return { value, bytes: value.reduce((sum, { hits }) => sum + (hits.length + 1) * bytesPerHit, 0) }
      }
      return (await readThroughCache(`${language} ${JSON.stringify(queries)}`, load)) as SearchResponse[]
    },
    close: requester.close,
  }
}
