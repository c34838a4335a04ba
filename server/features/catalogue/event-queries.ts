import type { z } from 'zod'
import type { EventFilters, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import { toNearDays } from '#shared/wire/near-days.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import { AppError } from '../../http/errors.ts'
import { getLocalDay } from '../../presentation/event-date.ts'
import {
  EventCalendarResource,
  EventInformationCollection,
  EventSearch,
  StorefrontProductResource,
} from '../../upstream/resources/catalogue.ts'
import type { ContentSource } from '../../upstream/content-source.ts'

export const buyableStatuses = saleStatuses.filter(isBuyable)

export const suggestedStatuses = saleStatuses.filter((status) => saleRules[status].canBeSuggested)

export type EventQuery = {
  year?: number | undefined
  month?: number | undefined
  venue?: string | undefined
} & Pick<EventFilters, 'day' | 'when' | 'genre'>

type PageQuery = EventQuery & { page: number; itemsPerPage: number }

const searchEvents = (
  api: ContentSource,
  language: Language,
  { page, itemsPerPage, ...filter }: PageQuery,
  staleSeconds?: number,
) =>
  api.readCached({
    path: '/products/search-event-information',
    query: { page, itemsPerPage, expandDates: true, ...filter },
    language,
    schema: EventSearch,
    staleSeconds,
  })

const getEventDay = ({ dates }: EventSearch['hydra:member'][number]) =>
  getLocalDay(Date.parse(dates.startsAt), dates.timeZone)

/** Finds the events of some days in all of them, for an API that cannot filter by days. */
const findEventsOfDays = async (
  api: ContentSource,
  language: Language,
  { page, itemsPerPage, day, when = 'tonight', genre: _genre, ...filter }: PageQuery,
): Promise<EventSearch> => {
  const found = await fetchAllEvents(api, language, filter)
  const now = Date.now()
  const events = found['hydra:member'].filter((event) => {
    const date = getEventDay(event)
    if (day !== undefined) return date === day
    const { from, to } = toNearDays(when, getLocalDay(now, event.dates.timeZone))
    return from <= date && date <= to
  })
  const first = (page - 1) * itemsPerPage
  return {
    ...found,
    'hydra:totalItems': events.length,
    'hydra:member': events.slice(first, first + itemsPerPage),
  }
}

/**
 * Loads upcoming events by date. `page` counts from 1, `month` is 1 to 12. `staleSeconds` as in
 * `CommerceApi.readCached`.
 */
export const fetchEvents = (api: ContentSource, language: Language, query: PageQuery, staleSeconds?: number) =>
  (query.day ?? query.when) !== undefined && !api.has('event-lists')
    ? findEventsOfDays(api, language, query)
    : searchEvents(api, language, query, staleSeconds)

type NextEventsQuery = { count: number; order?: 'announced'; saleStatus?: readonly SaleStatus[] }

/** The number of upcoming events of one call, where the API has no calls for the next ones and for a calendar. */
const searchedEvents = 100

const findNextEvents = async (
  api: ContentSource,
  language: Language,
  { count, order, saleStatus = saleStatuses }: NextEventsQuery,
) => {
  const found = await fetchEvents(api, language, { page: 1, itemsPerPage: searchedEvents })
  const events = found['hydra:member'].filter((event) => saleStatus.includes(event.saleStatus))
  const ordered =
    order === 'announced' ? events.toSorted((a, b) => Date.parse(b.announcedAt) - Date.parse(a.announcedAt)) : events
  return ordered.slice(0, count)
}

/** The first upcoming events by date, or the latest announced ones; all sale statuses count when none is named. */
export const fetchNextEvents = async (api: ContentSource, language: Language, query: NextEventsQuery) => {
  if (!api.has('event-lists')) return findNextEvents(api, language, query)
  const found = await api.readCached({
    path: '/products/next-events',
    query,
    language,
    schema: EventInformationCollection,
  })
  return found['hydra:member']
}

type CalendarQuery = Pick<EventQuery, 'year' | 'month' | 'venue'>

/** All events that match, page by page. */
const fetchAllEvents = async (api: ContentSource, language: Language, query: EventQuery): Promise<EventSearch> => {
  const fetchPage = (page: number) => searchEvents(api, language, { page, itemsPerPage: searchedEvents, ...query })
  const first = await fetchPage(1)
  const pages = Math.ceil(first['hydra:totalItems'] / searchedEvents)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => fetchPage(index + 2)))
  return { ...first, 'hydra:member': [first, ...others].flatMap((found) => found['hydra:member']) }
}

/** The events that a day of the calendar shows. */
const shownEventsOfDay = 3

/** The month of the query, or the first with events. Without events it is the current one. */
const findMonth = async (api: ContentSource, language: Language, { year, month, venue }: CalendarQuery) => {
  if (year !== undefined && month !== undefined) return { year, month }
  const { facets } = await fetchEvents(api, language, { page: 1, itemsPerPage: 1, venue })
  const now = new Date()
  return facets.months[0] ?? { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
}

const buildEventCalendar = async (
  api: ContentSource,
  language: Language,
  query: CalendarQuery,
): Promise<z.infer<typeof EventCalendarResource>> => {
  const { year, month } = await findMonth(api, language, query)
  const { facets, ...found } = await fetchAllEvents(api, language, { ...query, year, month })
  const days = Map.groupBy(found['hydra:member'], getEventDay)
  return {
    year,
    month,
    total: found['hydra:totalItems'],
    days: [...days].map(([date, events]) => ({
      date,
      total: events.length,
      events: events.slice(0, shownEventsOfDay),
    })),
    facets,
  }
}

/** A month with the number and the first events of each day; the first month with events when none is named. */
export const fetchEventCalendar = (api: ContentSource, language: Language, query: CalendarQuery) =>
  api.has('event-lists')
    ? api.readCached({ path: '/products/event-calendar', query, language, schema: EventCalendarResource })
    : buildEventCalendar(api, language, query)

/** Loads content, prices and images of a product of any type. Throws 404 `not_found` for an unknown slug. */
export const fetchProduct = (api: ContentSource, language: Language, slug: string) =>
  api.readCached({
    path: `/storefront/product/${encodeURIComponent(slug)}`,
    language,
    schema: StorefrontProductResource,
  })

/**
 * Loads an event's product with its dates, venue and sale status. Throws 404 `not_found` when the slug is not an
 * event's.
 */
export const fetchEvent = async (api: ContentSource, language: Language, slug: string) => {
  const product = await fetchProduct(api, language, slug)
  const information = await api.readCached({
    path: '/products/event-information',
    query: { skus: [product.sku] },
    language,
    schema: EventInformationCollection,
  })
  const event = information['hydra:member'].find(({ sku }) => sku === product.sku)
  if (product.type !== 'event' || !event) throw new AppError(404, 'not_found', 'There is no such event.')
  return { product, event }
}
