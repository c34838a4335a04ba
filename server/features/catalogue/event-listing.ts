import type { EventFilters, EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { EventSearch } from '../../upstream/resources/catalogue.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { toEventListItem } from './to-event-list-item.ts'
import { toMonthFacet, toVenueFacet, toYearFacet } from './event-facets.ts'
import { fetchEvents, type EventFilter } from './event-queries.ts'

const itemsPerPage = 24

/** A month includes its year, so it overrides a different `year`. */
const toEventFilter = ({ year, month, venue }: EventFilters): EventFilter => {
  const [yearOfMonth, monthNumber] = month?.split('-').map(Number) ?? []
  return { year: yearOfMonth ?? (year === undefined ? undefined : Number(year)), month: monthNumber, venue }
}

/** One page of events and the counts of each filter. A page beyond the last returns the last. */
export const listEvents = async (
  api: ContentSource,
  filters: EventFilters,
  preferences: Preferences,
): Promise<EventListing> => {
  const { language } = preferences
  const filter = toEventFilter(filters)
  const fetchPage = (page: number) => fetchEvents(api, language, { page, itemsPerPage, ...filter })
  const getLastPage = (eventPage: EventSearch) => Math.max(1, Math.ceil(eventPage['hydra:totalItems'] / itemsPerPage))

  const requestedEventPage = await fetchPage(filters.page)
  const page = Math.min(filters.page, getLastPage(requestedEventPage))
  const eventPage = page === filters.page ? requestedEventPage : await fetchPage(page)
  const { months, venues } = eventPage.facets
  const shownMonths = filters.year === undefined ? months : months.filter(({ year }) => year === filter.year)
  return {
    events: eventPage['hydra:member'].map((event) => toEventListItem(event, preferences)),
    total: eventPage['hydra:totalItems'],
    page,
    pages: getLastPage(eventPage),
    years: toYearFacet(months),
    months: toMonthFacet(shownMonths, language),
    venues: toVenueFacet(venues),
  }
}
