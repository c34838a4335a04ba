import type { EventFilters, EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { EventInformationResource, EventSearch } from '../../upstream/resources/catalogue.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { formatMonthKey, toMonthFacet, toVenueFacet, toYearFacet } from './event-facets.ts'
import { fetchEvents, fetchUpcomingEvents, type EventFilter } from './event-queries.ts'
import { matchesQuickFilters, toGenreFacet, toGenreKeys, type GenreKeys } from './quick-filters.ts'

const itemsPerPage = 24

type EventPage = { events: readonly EventInformationResource[]; total: number; facets: EventSearch['facets'] }

/** The filter for the API. A month includes its year, so it overrides another `year`. */
const toEventFilter = ({ year, month, venue }: EventFilters): EventFilter => {
  const [yearOfMonth, monthNumber] = month?.split('-').map(Number) ?? []
  return { year: yearOfMonth ?? (year === undefined ? undefined : Number(year)), month: monthNumber, venue }
}

const getMonthKey = ({ dates }: EventInformationResource) => dates.startsAt.slice(0, 7)

const toFacets = (events: readonly EventInformationResource[], { year, month, venue }: EventFilter) => {
  const monthPrefix = month && year ? formatMonthKey(year, month) : String(year ?? '')
  const isInMonth = (event: EventInformationResource) => getMonthKey(event).startsWith(monthPrefix)
  const isAtVenue = (event: EventInformationResource) => venue === undefined || event.venue.slug === venue
  return {
    matching: events.filter((event) => isInMonth(event) && isAtVenue(event)),
    months: [...Map.groupBy(events.filter(isAtVenue), getMonthKey)].map(([key, { length: count }]) => ({
      year: Number(key.slice(0, 4)),
      month: Number(key.slice(5)),
      count,
    })),
    venues: [...Map.groupBy(events.filter(isInMonth), (event) => event.venue.slug)].map(([slug, venueEvents]) => ({
      slug,
      name: venueEvents[0]!.venue.name,
      city: venueEvents[0]!.venue.city,
      count: venueEvents.length,
    })),
  }
}

/** Selects a page of events by a quick filter, which the API's search does not have. */
const selectEventPage = (events: readonly EventInformationResource[], filter: EventFilter, page: number): EventPage => {
  const { matching, months, venues } = toFacets(events, filter)
  const start = (page - 1) * itemsPerPage
  return { events: matching.slice(start, start + itemsPerPage), total: matching.length, facets: { months, venues } }
}

/** Loads the genres of upcoming events by SKU. */
const fetchGenreKeys = async (api: ContentSource): Promise<GenreKeys> =>
  toGenreKeys(await fetchUpcomingEvents(api, 'en'))

/** Loads one page of events, and the counts of each filter. For a page beyond the last it returns the last. */
export const listEvents = async (
  api: ContentSource,
  filters: EventFilters,
  preferences: Preferences,
  now: number,
): Promise<EventListing> => {
  const { language } = preferences
  const filter = toEventFilter(filters)
  const [upcomingEvents, genreKeys] = await Promise.all([fetchUpcomingEvents(api, language), fetchGenreKeys(api)])
  const quicklyFilteredEvents =
    filters.when || filters.genre
      ? upcomingEvents.filter((event) => matchesQuickFilters(event, filters, genreKeys, now))
      : undefined
  const fetchPage = async (page: number): Promise<EventPage> => {
    if (quicklyFilteredEvents) return selectEventPage(quicklyFilteredEvents, filter, page)
    const search = await fetchEvents(api, language, { page, itemsPerPage, ...filter })
    return { events: search['hydra:member'], total: search['hydra:totalItems'], facets: search.facets }
  }
  const getLastPage = ({ total }: EventPage) => Math.max(1, Math.ceil(total / itemsPerPage))

  const requestedEventPage = await fetchPage(filters.page)
  const page = Math.min(filters.page, getLastPage(requestedEventPage))
  const eventPage = page === filters.page ? requestedEventPage : await fetchPage(page)
  const { months, venues } = eventPage.facets
  const shownMonths = filters.year === undefined ? months : months.filter(({ year }) => year === filter.year)
  return {
    events: eventPage.events.map((event) => toEventListItem(event, preferences)),
    total: eventPage.total,
    page,
    pages: getLastPage(eventPage),
    years: toYearFacet(months),
    months: toMonthFacet(shownMonths, language),
    venues: toVenueFacet(venues),
    genres: toGenreFacet(upcomingEvents, genreKeys),
  }
}
