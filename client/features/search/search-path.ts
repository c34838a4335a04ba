import { facetNames, maxQueryLength, type FacetName } from '#shared/api/search/search-constants.ts'
import type { SearchFilters } from '#shared/api/search/search-schemas.ts'

/** The search that a URL selects. It always has the same shape, so that loader and page run the same query. */
export type SearchCriteria = { query: string; page: number } & Pick<SearchFilters, FacetName>

export const normaliseQuery = (query: string) => query.trim().slice(0, maxQueryLength).trim()

/** The path of a search. Parameters have a fixed order, and those with default values are left out. */
export const searchPath = ({ query, page = 1, ...facets }: Partial<SearchCriteria>): string => {
  const search = new URLSearchParams()
  if (query) search.set('query', query)
  for (const name of facetNames) if (facets[name]) search.set(name, facets[name])
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `/search?${text}` : '/search'
}
