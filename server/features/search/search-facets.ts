import { facetNames, type FacetName } from '#shared/api/search/search-constants.ts'
import type { Facet } from '#shared/api/common-schemas.ts'
import type { SearchFilters } from '#shared/api/search/search-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatMonth } from '../../presentation/event-date.ts'

/** The attribute of the index for each filter. */
const indexAttributes: Record<FacetName, string> = {
  type: 'type',
  venue: 'venue_slug',
  month: 'month',
  genre: 'genre_slug',
}

export const isSelected = (filters: SearchFilters, name: FacetName) => filters[name] !== undefined

/**
 * Converts selected filters to filters of the index. Leaves out `ignoredFacet`, because a selection must not limit its
 * own options.
 */
export const toFacetFilters = (filters: SearchFilters, ignoredFacet?: FacetName): string[] =>
  facetNames.flatMap((name) =>
    name === ignoredFacet || filters[name] === undefined ? [] : [`${indexAttributes[name]}:${filters[name]}`],
  )

type FacetCounts = Record<string, number> | undefined

/** Splits a facet such as "folk > Folk > en" into the value for the URL, the label, and the language of the label. */
export const toNamedOptions = (counts: FacetCounts = {}): Facet[] =>
  Object.entries(counts)
    .map(([valueAndLabel, count]) => {
      const [value = '', label = value, lang] = valueAndLabel.split(' > ', 3)
      return { value, label, count, lang }
    })
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))

export const toMonthOptions = (counts: FacetCounts = {}, language: Language): Facet[] =>
  Object.entries(counts)
    .filter(([value]) => /^\d{4}-\d{2}$/.test(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => ({
      value,
      label: formatMonth(Number(value.slice(0, 4)), Number(value.slice(5)), language),
      count,
    }))
