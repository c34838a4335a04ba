import type { EventFilters, EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { formatCalendarDay } from '../../presentation/event-date.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { toMonthFacet, toVenueFacet, toYearFacet } from './event-facets.ts'
import { fetchEvents, type EventQuery } from './event-queries.ts'

const itemsPerPage = 24

/** A month includes its year, so it overrides a different `year`. */
const toEventQuery = ({ year, month, venue, genre, day, when }: EventFilters): EventQuery => {
  const [yearOfMonth, monthNumber] = month?.split('-').map(Number) ?? []
  const shownYear = yearOfMonth ?? (year === undefined ? undefined : Number(year))
  return { year: shownYear, month: monthNumber, venue, genre, day, when }
}

/** One page of events and the counts of each filter. A page beyond the last returns the last. */
export const listEvents = async (
  api: ContentSource,
  filters: EventFilters,
  preferences: Preferences,
): Promise<EventListing> => {
  const { language } = preferences
  const { genre, ...others } = toEventQuery(filters)
  const filter = api.has('genres') ? { genre, ...others } : others
  const fetchPage = (page: number) => fetchEvents(api, language, { page, itemsPerPage, ...filter })
  const requestedPage = await fetchPage(filters.page)
  const pages = Math.max(1, Math.ceil(requestedPage['hydra:totalItems'] / itemsPerPage))
  const page = Math.min(filters.page, pages)
  const shownPage = page === filters.page ? requestedPage : await fetchPage(page)
  const { months, venues, genres } = shownPage.facets
  const shownMonths = filters.year === undefined ? months : months.filter(({ year }) => year === filter.year)
  return {
    events: shownPage['hydra:member'].map((event) => toEventListItem(event, preferences)),
    total: shownPage['hydra:totalItems'],
    page,
    pages,
    dayLabel: filters.day === undefined ? null : formatCalendarDay(filters.day, language),
    years: toYearFacet(months),
    months: toMonthFacet(shownMonths, language),
    venues: toVenueFacet(venues),
    genres: genres.map(({ key, ...rest }) => ({ value: key, ...rest })),
  }
}
