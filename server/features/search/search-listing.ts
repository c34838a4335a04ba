import { searchTypes, type SearchFilters, type SearchListing } from '#shared/api/search/search-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { SearchHit } from '../../upstream/schemas/search.ts'
import type { SearchIndex } from '../../upstream/search-index.ts'
import { facetNames, filtersOf, isChosen, monthChoices, namedChoices, type FacetName } from './facet-choices.ts'
import { foundEvent, foundProduct, foundText } from './found.ts'

/** Hits a page (specification §9). */
const hitsPerPage = 20

const emptyFacets = { types: [], venues: [], months: [], genres: [] }

/** The hits themselves, and for each facet that was chosen what it would offer without its own choice. */
const ask = async (
  index: Pick<SearchIndex, 'search'>,
  filters: SearchFilters,
  page: number,
  language: Preferences['language'],
) => {
  const { query } = filters
  const chosen = facetNames.filter((name) => isChosen(filters, name))
  const [found, ...offers] = await index.search(
    [
      { query, page: page - 1, hitsPerPage, facets: [...facetNames], facetFilters: filtersOf(filters) },
      ...chosen.map((name) => ({ query, hitsPerPage: 0, facets: [name], facetFilters: filtersOf(filters, name) })),
    ],
    language,
  )
  const facetOf = (name: FacetName) => {
    const place = chosen.indexOf(name)
    return (place === -1 ? found : offers[place])?.facets[name]
  }
  return { found: found!, facetOf }
}

const present = <T>(hits: SearchHit[], type: SearchHit['type'], show: (hit: SearchHit) => T | undefined) =>
  hits.flatMap((hit) => (hit.type === type ? (show(hit) ?? []) : []))

/** One page of what was found, by kind. An empty query finds nothing; a page beyond the last shows the last. */
export const searchListing = async (
  index: Pick<SearchIndex, 'search'>,
  filters: SearchFilters,
  preferences: Preferences,
): Promise<SearchListing> => {
  const { language } = preferences
  if (filters.query === '')
    return {
      total: 0,
      page: 1,
      pages: 0,
      kinds: [],
      events: [],
      products: [],
      contentPages: [],
      articles: [],
      facets: emptyFacets,
    }
  const asked = await ask(index, filters, filters.page, language)
  const page = Math.max(1, Math.min(filters.page, asked.found.pages))
  const { found, facetOf } = page === filters.page ? asked : await ask(index, filters, page, language)
  const types = facetOf('type') ?? {}
  return {
    total: found.total,
    page,
    pages: found.pages,
    kinds: [...new Set(found.hits.map(({ type }) => type))],
    events: present(found.hits, 'event', (hit) => foundEvent(hit, preferences)),
    products: present(found.hits, 'product', (hit) => foundProduct(hit, preferences)),
    contentPages: present(found.hits, 'page', foundText),
    articles: present(found.hits, 'article', foundText),
    facets: {
      types: searchTypes.flatMap((value) => (types[value] ? [{ value, count: types[value] }] : [])),
      venues: namedChoices(facetOf('venue')),
      months: monthChoices(facetOf('month'), language),
      genres: namedChoices(facetOf('genre')),
    },
  }
}
