import type { Language } from '#shared/rules/preferences.ts'
import { formatMonth } from '../../presentation/event-date.ts'
import type { EventSearch } from '../../upstream/resources/catalogue.ts'

type Facets = EventSearch['facets']

/** Formats `YYYY-MM`; `month` is 1 to 12. */
export const formatMonthKey = (year: number, month: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

export const toYearFacet = (months: Facets['months']) => {
  const counts = new Map<string, number>()
  for (const { year, count } of months) counts.set(String(year), (counts.get(String(year)) ?? 0) + count)
  return [...counts].map(([year, count]) => ({ value: year, label: year, count }))
}

export const toMonthFacet = (months: Facets['months'], language: Language) =>
  months.map(({ year, month, count }) => ({
    value: formatMonthKey(year, month),
    label: formatMonth(year, month, language),
    count,
  }))

export const toVenueFacet = (venues: Facets['venues']) =>
  venues.map(({ slug, name, count }) => ({ value: slug, label: name, count }))
