import type { SearchDocument } from './search-document.ts'

/** The slug, which is the same in every language, the name, and its language when that is not the index's. */
const formatFacetValue = ({ slug, name, lang }: { slug: string; name: string; lang?: string }) =>
  [slug, name, ...(lang ? [lang] : [])].join(' > ')

/** Attributes that hits can be counted and filtered by. */
export const facetValues: Record<string, (document: SearchDocument) => string | null> = {
  type: ({ type }) => type,
  month: ({ month }) => month,
  venue: ({ venue }) => venue && formatFacetValue(venue),
  venue_slug: ({ venue }) => venue?.slug ?? null,
  genre: ({ genre }) => genre && formatFacetValue(genre),
  genre_slug: ({ genre }) => genre?.slug ?? null,
}

/** `attribute:value`; an inner list holds alternatives. */
type FacetFilters = readonly (string | readonly string[])[]

const matchesFilter = (document: SearchDocument, filter: string) => {
  const separator = filter.indexOf(':')
  const value = facetValues[filter.slice(0, separator)]
  return value !== undefined && value(document) === filter.slice(separator + 1)
}

export const matchesFilters = (document: SearchDocument, filters: FacetFilters): boolean =>
  filters.every((filter) =>
    typeof filter === 'string' ? matchesFilter(document, filter) : filter.some((one) => matchesFilter(document, one)),
  )

/** Number of documents per value, the most frequent first. */
export const countFacets = (
  documents: readonly SearchDocument[],
  names: readonly string[],
): Record<string, Record<string, number>> => {
  const requestedFacets = names.includes('*') ? Object.keys(facetValues) : names.filter((name) => name in facetValues)
  const counted = requestedFacets.map((name) => {
    const counts = new Map<string, number>()
    for (const document of documents) {
      const value = facetValues[name]!(document)
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [name, Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one))] as const
  })
  return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0))
}
