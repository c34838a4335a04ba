import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { api } from '../../data/api.ts'
import { getApiError } from '../../data/get-api-error.ts'
import { useStreamedListState } from '../../features/filtered-lists/use-streamed-list.ts'
import { readSearchCriteria } from './read-search-criteria.ts'

/** The search of the URL, and whether its results or its error are here. */
const useSearchInUrl = () => {
  const { search: searchParams, key } = useLocation()
  const search = readSearchCriteria(new URLSearchParams(searchParams))
  const isEmpty = search.query === ''
  const state = useStreamedListState('searchCatalogue', search, { skip: isEmpty })
  const rejected = isEmpty || state.currentData ? null : (getApiError(state) ?? null)
  return { key, searchParams, search, rejected, isEmpty, hasEnded: isEmpty || !!state.currentData || !!rejected }
}

/** Whether the page still shows the results of the search before. */
export const useIsAwaitingResults = (): boolean => !useSearchInUrl().hasEnded

/**
 * Returns the search of the URL, and the search whose results, or error, the page shows. They differ after a change of
 * the URL that skipped the loader: the page keeps what it shows until the new results arrive. `rejectedByLoader` is for
 * the first URL of the page, whose error the store of the browser may lack.
 */
export const useShownSearch = (rejectedByLoader: ApiError | null) => {
  const { key, searchParams, search, rejected, isEmpty, hasEnded } = useSearchInUrl()
  const [firstKey] = useState(key)
  const isFirst = key === firstKey
  api.endpoints.searchCatalogue.useQuerySubscription(search, { skip: isFirst || isEmpty })

  const current = { searchParams, rejected: isFirst ? rejectedByLoader : rejected }
  const [latest, setLatest] = useState(current)
  const shown = isFirst || hasEnded ? current : latest
  if (shown.searchParams !== latest.searchParams || shown.rejected !== latest.rejected) setLatest(shown)
  return { search, shown }
}
