import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { SearchIndex } from '../../upstream/search-index.ts'
import { suggestedEvent } from './found.ts'
import { searchListing } from './search-listing.ts'

type SearchHandlers = Pick<Handlers, 'getSuggestions' | 'getSearch'>
type Deps = { index: Pick<SearchIndex, 'search'>; limits: Pick<Limits, 'spend'> }

/** Hits in the dropdown (specification §9). */
const suggested = 3

/** Searching goes on when nobody can be counted: it is public, and the index has limits of its own. */
const spend = async ({ limits }: Deps, { address, log }: RequestContext) => {
  try {
    await limits.spend([{ limit: 'searchAddress', of: address }], log)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'session_unavailable')) throw error
  }
}

/** What anybody may find. Asks the index only, never with a token. */
export const createSearchHandlers = (deps: Deps): SearchHandlers => ({
  getSuggestions: async ({ query }, context) => {
    const { preferences } = context
    if (query === '') return { events: [], total: 0 }
    await spend(deps, context)
    const [nights, all] = await deps.index.search(
      [
        { query, hitsPerPage: suggested, facetFilters: ['type:event'] },
        { query, hitsPerPage: 0 },
      ],
      preferences.language,
    )
    const events = (nights?.hits ?? []).flatMap((hit) => suggestedEvent(hit, preferences) ?? [])
    return { events: events.slice(0, suggested), total: all?.total ?? 0 }
  },

  getSearch: async (filters, context) => {
    if (filters.query !== '') await spend(deps, context)
    return searchListing(deps.index, filters, context.preferences)
  },
})
