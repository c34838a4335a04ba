import type { z } from 'zod'
import { EventInformationResource, type EventFacets } from '#shared/wire/catalogue.ts'
import { EventCalendarResource, EventListCollection } from '#shared/wire/extensions/event-lists.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { findCalendarEvents, findFirstMonth } from '../../store/catalogue/event-calendar.ts'
import { countEvents, type EventCounts } from '../../store/catalogue/event-counts.ts'
import { findListedVenues } from '../../store/catalogue/event-filter.ts'
import { findNextEventIds, searchEventIds } from '../../store/catalogue/event-search.ts'
import { findProducts } from '../../store/catalogue/products.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { presentCalendarDays } from '../../presenters/present-calendar-days.ts'
import { presentEvent, presentSearchMember } from '../../presenters/present-event.ts'
import { eventMonthQuery, eventSearchQuery, nextEventsQuery } from './catalogue-schemas.ts'
import { inLocale, presentLanguage } from '../../domain/locale.ts'

const presentFacets = ({ months, venues }: EventCounts): z.infer<typeof EventFacets> => ({
  months,
  venues: venues.map(({ venue: { slug, name, city }, count }) => ({ slug, name, city, count })),
})

const searchEventInformation = defineRoute({
  method: 'get',
  path: '/products/search-event-information',
  tag: 'Catalogue',
  summary: 'Upcoming events by date, filtered by days, venue and genre, with counts for each choice',
  access: 'public',
  query: eventSearchQuery,
  response: EventListCollection,
  isCacheable: true,
  handle: async ({ query: { page, itemsPerPage, expandDates, ...filter } }, call) => {
    const { db, locale } = call
    const view = { locale, now: call.now() }
    const venues = await findListedVenues(db)
    const counts = await countEvents(db, view.now, filter, venues)
    const productIds = await searchEventIds(db, view.now, filter, venues, { page, itemsPerPage })
    const products = await findProducts(db, 'id', productIds)
    const members = products.flatMap((product) =>
      product.event ? [presentSearchMember(product, product.event, view, expandDates)] : [],
    )
    return {
      ...createCollection('EventInformation', call, members, { page, itemsPerPage, total: counts.total }),
      facets: {
        ...presentFacets(counts),
        genres: counts.genres.map(({ key, name, count }) => ({
          key,
          label: inLocale(name, locale),
          count,
          ...presentLanguage(name, locale),
        })),
      },
    }
  },
})

const readNextEvents = defineRoute({
  method: 'get',
  path: '/products/next-events',
  tag: 'Catalogue',
  summary: 'The next upcoming events, or the latest announced ones, with one of some sale statuses',
  access: 'public',
  query: nextEventsQuery,
  response: createCollectionSchema(EventInformationResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const view = { locale: call.locale, now: call.now() }
    const { count, order, 'saleStatus[]': saleStatuses } = query
    const productIds = await findNextEventIds(call.db, view.now, { order, count, saleStatuses })
    const products = await findProducts(call.db, 'id', productIds)
    const members = products.flatMap((product) => (product.event ? [presentEvent(product, product.event, view)] : []))
    return createCollection('EventInformation', call, members)
  },
})

const readEventCalendar = defineRoute({
  method: 'get',
  path: '/products/event-calendar',
  tag: 'Catalogue',
  summary: 'A month with the number of upcoming events and the first three of each day',
  access: 'public',
  query: eventMonthQuery,
  response: EventCalendarResource,
  isCacheable: true,
  handle: async ({ query }, { db, locale, now: clock, path }) => {
    const now = clock()
    const venues = await findListedVenues(db)
    const { year = now.getUTCFullYear(), month = now.getUTCMonth() + 1 } = query.month
      ? query
      : await findFirstMonth(db, now, query, venues)
    const filter = { year, month, venue: query.venue }
    const counts = await countEvents(db, now, filter, venues)
    const rows = await findCalendarEvents(db, now, filter, venues)
    return {
      '@id': path,
      '@type': 'EventCalendar' as const,
      year,
      month,
      total: counts.total,
      days: presentCalendarDays(rows, venues, locale),
      facets: presentFacets(counts),
    }
  },
})

export const eventListRoutes = [searchEventInformation, readNextEvents, readEventCalendar]
