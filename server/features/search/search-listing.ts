import { facetNames, type FacetName } from '#shared/api/search/search-constants.ts'
import type { SearchFilters, SearchListing } from '#shared/api/search/search-schemas.ts'
import { searchTypes } from '#shared/api/search/search-types.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { SearchHitResource } from '../../upstream/search-resources.ts'
import type { Search } from './create-search.ts'
import { toFacetFilters, isSelected, toMonthOptions, toNamedOptions } from './search-facets.ts'
import { toEventResult, toProductResult, toTextResult } from './search-results.ts'

/** The specification requires 20 results on each page. */
const hitsPerPage = 20

const emptyFacets = { types: [], venues: [], months: [], genres: [] }

/** Loads the hits. For each selected facet also loads the counts without its own selection. */
const runSearch = async (search: Search, filters: SearchFilters, page: number, language: Preferences['language']) => {
  const { query } = filters
  const selectedFacets = facetNames.filter((name) => isSelected(filters, name))
  const [hitsResponse, ...facetResponses] = await search(
    [
      { query, page: page - 1, hitsPerPage, facets: [...facetNames], facetFilters: toFacetFilters(filters) },
      ...selectedFacets.map((name) => ({
        query,
        hitsPerPage: 0,
        facets: [name],
        facetFilters: toFacetFilters(filters, name),
      })),
    ],
    language,
  )
  const getFacet = (name: FacetName) => {
    const facetIndex = selectedFacets.indexOf(name)
    return (facetIndex === -1 ? hitsResponse : facetResponses[facetIndex])?.facets[name]
  }
  return { hitsResponse: hitsResponse!, getFacet }
}

const presentHits = <T>(
  hits: SearchHitResource[],
  type: SearchHitResource['type'],
  presentHit: (hit: SearchHitResource) => T | undefined,
) => hits.flatMap((hit) => (hit.type === type ? (presentHit(hit) ?? []) : []))

/** Loads one page of results by type. An empty query finds nothing. For a page beyond the last it returns the last. */
export const loadSearchListing = async (
  search: Search,
  filters: SearchFilters,
  preferences: Preferences,
): Promise<SearchListing> => {
  const { language } = preferences
  if (filters.query === '')
    return {
      total: 0,
      page: 1,
      pages: 0,
      resultTypes: [],
      events: [],
      products: [],
      contentPages: [],
      articles: [],
      facets: emptyFacets,
    }
  const requestedPage = await runSearch(search, filters, filters.page, language)
  const page = Math.max(1, Math.min(filters.page, requestedPage.hitsResponse.pages))
  const { hitsResponse, getFacet } =
    page === filters.page ? requestedPage : await runSearch(search, filters, page, language)
  const types = getFacet('type') ?? {}
  return {
    total: hitsResponse.total,
    page,
    pages: hitsResponse.pages,
    resultTypes: [...new Set(hitsResponse.hits.map(({ type }) => type))],
    events: presentHits(hitsResponse.hits, 'event', (hit) => toEventResult(hit, preferences)),
    products: presentHits(hitsResponse.hits, 'product', (hit) => toProductResult(hit, preferences)),
    contentPages: presentHits(hitsResponse.hits, 'page', toTextResult),
    articles: presentHits(hitsResponse.hits, 'article', toTextResult),
    facets: {
      types: searchTypes.flatMap((value) => (types[value] ? [{ value, count: types[value] }] : [])),
      venues: toNamedOptions(getFacet('venue')),
      months: toMonthOptions(getFacet('month'), language),
      genres: toNamedOptions(getFacet('genre')),
    },
  }
}
