import type { EventFilters, EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { EventSearch } from '../../upstream/schemas/catalogue.ts'
import { eventCard } from './event-card.ts'
import { monthFacet, venueFacet, yearFacet } from './event-facets.ts'
import { searchEvents, type EventFilter } from './event-queries.ts'

/** Nights a page. */
const itemsPerPage = 24

/** A month says its year too, so it wins over a year that contradicts it. */
const filterOf = ({ year, month, venue }: EventFilters): EventFilter => {
  const [monthsYear, number] = month?.split('-').map(Number) ?? []
  return { year: monthsYear ?? (year === undefined ? undefined : Number(year)), month: number, venue }
}

/** What's On: one page of nights, and what each filter would let through. A page beyond the last shows the last. */
export const listEvents = async (
  api: Pick<CommerceApi, 'read'>,
  filters: EventFilters,
  preferences: Preferences,
): Promise<EventListing> => {
  const { language } = preferences
  const filter = filterOf(filters)
  const ask = (page: number) => searchEvents(api, language, { page, itemsPerPage, ...filter })
  const lastPage = (found: EventSearch) => Math.max(1, Math.ceil(found['hydra:totalItems'] / itemsPerPage))

  const asked = await ask(filters.page)
  const page = Math.min(filters.page, lastPage(asked))
  const found = page === filters.page ? asked : await ask(page)
  const { months, venues } = found.facets
  const shownMonths = filters.year === undefined ? months : months.filter(({ year }) => year === filter.year)
  return {
    events: found['hydra:member'].map((event) => eventCard(event, preferences)),
    total: found['hydra:totalItems'],
    page,
    pages: lastPage(found),
    years: yearFacet(months),
    months: monthFacet(shownMonths, language),
    venues: venueFacet(venues),
  }
}
