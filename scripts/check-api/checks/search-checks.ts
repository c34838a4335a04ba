import { facetNames } from '#shared/api/search/search-constants.ts'
import { languages } from '#shared/wire/languages.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { SearchDetailsExtension } from '#shared/wire/extensions/search-details.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import { UpstreamError } from '#server/upstream/commerce-api.ts'
import { createSearchIndexClient, type SearchIndexClient } from '#server/upstream/search-index-client.ts'
import type { Checker } from '../checker.ts'
import { searchCall } from '../contract-calls.ts'
import type { CheckOptions } from '../parse-options.ts'

const maxBytes = 5 * 1024 * 1024

/** An event of the catalogue, which the index must find by its name. */
export type SearchedEvent = { slug: string; name: string }

type Query = Parameters<SearchIndexClient['search']>[0][number]

/** No text of any brand has it. */
const unknownWord = 'qxzvwkjqxzvw'

const findCapability = (issue: string): Capability | undefined =>
  Object.hasOwn(SearchDetailsExtension.shape, issue.split(/[. ]/)[0]!) ? 'search-details' : undefined

/** The client of the shop. It reports the records that the shop would leave out. */
const createClient = (
  { report }: Checker,
  { search, capabilities, timeoutMs }: CheckOptions & { search: NonNullable<CheckOptions['search']> },
) => {
  const ignore = () => undefined
  const addIssues = ({ issues = [] }: { issues?: string[] }) => {
    for (const issue of issues) report.addProblem(searchCall, `a record, ${issue}`, findCapability(issue))
  }
  return createSearchIndexClient({
    config: {
      search: { ...search, timeoutMs },
      upstreamMaxBytes: maxBytes,
      dataCacheSeconds: 0,
      apiCapabilities: capabilities,
    },
    log: { debug: ignore, info: ignore, warn: addIssues },
  })
}

const describeError = (error: unknown) => {
  if (!(error instanceof UpstreamError)) throw error
  const issues = (error.cause as { issues?: { path: PropertyKey[]; message: string }[] } | undefined)?.issues ?? []
  return [error.message, ...issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)].join(', ')
}

const checkLanguage = async (
  { expect, has, report }: Checker,
  index: SearchIndexClient,
  language: Language,
  event: SearchedEvent,
) => {
  const query = event.name
  const details = has('search-details')
  const facets = details ? { facets: [...facetNames] } : {}
  const queries: Query[] = [
    { query, page: 0, hitsPerPage: 20, ...facets },
    { query: unknownWord, hitsPerPage: 0 },
    { query, page: 0, hitsPerPage: 1 },
    { query, page: 1, hitsPerPage: 1 },
  ]
  if (details) queries.push({ query, hitsPerPage: 20, facetFilters: ['type:event'] })
  const results = await index.search(queries, language).catch((error: unknown) => {
    report.addProblem(searchCall, `the index of ${language}: ${describeError(error)}`)
  })
  if (!results) return
  const [found, unknown, first, second, filtered] = results
  const expectOf = (what: string, expected: unknown, got: unknown, capability?: Capability) =>
    expect(searchCall, `the index of ${language}, ${what}`, expected, got, capability)
  const isFound = found!.hits.some(({ slug }) => slug === event.slug)
  expectOf(`a hit of the search for ${query} has the slug ${event.slug}`, true, isFound)
  expectOf('nbHits of a word that is in no record', 0, unknown!.total)
  expectOf('hits with hitsPerPage=1', Math.min(1, first!.total), first!.hits.length)
  expectOf('nbPages with hitsPerPage=1 is more than 1', first!.total > 1, first!.pages > 1)
  const isSame = first!.total > 1 && second!.hits[0]?.slug === first!.hits[0]?.slug
  expectOf('page 1 has the hit of page 0', false, isSame)
  if (!details) return
  const types = found!.facets.type ?? {}
  expectOf('facets.type.event is at least 1', true, (types.event ?? 0) > 0, 'search-details')
  const others = filtered!.hits.filter(({ type }) => type !== 'event')
  expectOf('hits of another type, with facetFilters type:event', 0, others.length, 'search-details')
}

/** Searches the index of each language, with the client of the shop. */
export const checkSearch = async (
  checker: Checker,
  options: CheckOptions,
  event: SearchedEvent | undefined,
): Promise<void> => {
  const { report } = checker
  const { search } = options
  if (!search) {
    const reason = 'name the search index with --search-host or --search-app-id, and its key in CHECK_API_SEARCH_KEY'
    return report.skip([searchCall], reason)
  }
  if (!event) return report.skip([searchCall], 'the event search finds no event, whose name the index must find')
  const index = createClient(checker, { ...options, search })
  for (const language of languages) await checkLanguage(checker, index, language, event)
  await index.close()
  report.addFitting(searchCall)
}
