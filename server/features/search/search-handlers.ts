import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { createSearch, type SearchDeps as IndexDeps } from './create-search.ts'
import { toSuggestedEvent } from './search-results.ts'
import { loadSearchListing } from './search-listing.ts'

type SearchHandlers = Pick<Handlers, 'getSuggestions' | 'searchCatalogue'>
type SearchDeps = IndexDeps & { limits: Pick<Limits, 'consume'> }

/** The specification requires the three best events. */
const suggestionCount = 3
/** An index that cannot filter returns pages among the events. */
const unfilteredCount = 20

/**
 * Applies the limit, but lets a search pass while Redis is down: search is public, and the index has its own limits.
 */
const consumeSearchLimit = async ({ limits }: Pick<SearchDeps, 'limits'>, { clientIp, log }: RequestContext) => {
  try {
    await limits.consume([{ limit: 'searchIp', subject: clientIp }], log)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'session_unavailable')) throw error
  }
}

/** Handlers of the public search. They call the index and read the catalogue, never with a token. */
export const createSearchHandlers = (deps: SearchDeps): SearchHandlers => {
  const search = createSearch(deps)
  const hitsPerPage = deps.api.has('search-details') ? suggestionCount : unfilteredCount
  return {
    getSuggestions: async ({ query }, context) => {
      const { preferences } = context
      if (query === '') return { events: [], total: 0 }
      await consumeSearchLimit(deps, context)
      const [eventResponse, totalResponse] = await search(
        [
          { query, hitsPerPage, facetFilters: ['type:event'] },
          { query, hitsPerPage: 0 },
        ],
        preferences.language,
      )
      const events = (eventResponse?.hits ?? []).flatMap((hit) => toSuggestedEvent(hit, preferences) ?? [])
      return { events: events.slice(0, suggestionCount), total: totalResponse?.total ?? 0 }
    },

    searchCatalogue: async (filters, context) => {
      if (filters.query !== '') await consumeSearchLimit(deps, context)
      return loadSearchListing(search, filters, context.preferences)
    },
  }
}
