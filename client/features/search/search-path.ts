import type { SearchFilters } from '#shared/api/search/search-schemas.ts'

/**
 * What the address says about a search: always filled in the same way, so that loader and page ask for the same thing.
 */
export type SearchCriteria = { query: string; page: number } & Pick<SearchFilters, 'type' | 'venue' | 'month' | 'genre'>
export type FacetName = 'type' | 'venue' | 'month' | 'genre'
export const facetNames = ['type', 'venue', 'month', 'genre'] as const satisfies readonly FacetName[]

/** As much as is looked for; the server reads no more. */
export const maxQueryLength = 200

export const trimQuery = (query: string) => query.trim().slice(0, maxQueryLength).trim()

/** The address of a search: parameters in one order, nothing that says nothing. */
export const searchPath = ({ query, page = 1, ...facets }: Partial<SearchCriteria>): string => {
  const search = new URLSearchParams()
  if (query) search.set('query', query)
  for (const name of facetNames) if (facets[name]) search.set(name, facets[name])
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `/search?${text}` : '/search'
}
