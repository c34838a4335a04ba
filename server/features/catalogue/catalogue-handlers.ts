import type { Handlers } from '../../bff/dispatch.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { AppError } from '../../http/errors.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { listEvents } from './list-events.ts'
import { findVenues } from './event-structured-data.ts'
import { presentEventPage } from './present-event-page.ts'
import { buyableStatuses, fetchEvent, fetchProduct, fetchEvents, fetchNextEvents } from './event-queries.ts'
import { loadHomePage } from './home-page.ts'
import { loadMonthCalendar } from './month-calendar.ts'
import { presentProductPage } from './present-product-page.ts'
import { fetchVenueSuggestions, suggestionsCount } from './venue-suggestions.ts'

const venueEventsCount = 8

const nextEventsCount = 3

/**
 * The API's own message for an unknown slug. This endpoint shows it for events, too, because they are no products here.
 */
const noSuchProductMessages = { en: 'There is no such product.', de: 'Dieses Produkt gibt es nicht.' }

type CatalogueHandlers = Pick<
  Handlers,
  | 'getHome'
  | 'getEvents'
  | 'getCalendar'
  | 'getNextEvents'
  | 'getEvent'
  | 'getRelatedEvents'
  | 'getVenueEvents'
  | 'getProduct'
>

/** Handlers of the public catalogue. They read the API through the data cache only, never with a token. */
export const createCatalogueHandlers = ({
  api,
  now = Date.now,
}: {
  api: ContentSource
  now?: () => number
}): CatalogueHandlers => ({
  getHome: (_input, { preferences }) => loadHomePage(api, preferences, now()),

  getEvents: (filters, { preferences }) => listEvents(api, filters, preferences),

  getCalendar: (filters, { preferences }) => loadMonthCalendar(api, filters, preferences, now()),

  getNextEvents: async (_input, { preferences }) => {
    const events = await fetchNextEvents(api, preferences.language, {
      count: nextEventsCount,
      saleStatus: buyableStatuses,
    })
    return { events: events.map((event) => toEventListItem(event, preferences)) }
  },

  getEvent: async ({ slug }, { preferences }) => {
    const { language } = preferences
    const [{ product, event }, venues] = await Promise.all([fetchEvent(api, language, slug), findVenues(api, language)])
    const { genreKey } = event
    return {
      ...presentEventPage(product, event, preferences, venues.get(event.venue.slug)),
      ...(genreKey && { genreKey }),
    }
  },

  getRelatedEvents: async ({ slug }, { preferences }) => {
    const { language } = preferences
    const { event } = await fetchEvent(api, language, slug)
    const venueEvents = await fetchVenueSuggestions(api, language, event.venue.slug)
    const suggestedEvents = venueEvents['hydra:member'].filter(
      (relatedEvent) => relatedEvent.slug !== slug && saleRules[relatedEvent.saleStatus].canBeSuggested,
    )
    return {
      events: suggestedEvents
        .slice(0, suggestionsCount)
        .map((relatedEvent) => toEventListItem(relatedEvent, preferences)),
    }
  },

  getVenueEvents: async ({ slug }, { preferences }) => {
    const venueEvents = await fetchEvents(api, preferences.language, {
      page: 1,
      itemsPerPage: venueEventsCount,
      venue: slug,
    })
    return {
      events: venueEvents['hydra:member'].map((relatedEvent) => toEventListItem(relatedEvent, preferences)),
      total: venueEvents['hydra:totalItems'],
    }
  },

  getProduct: async ({ slug }, { preferences }) => {
    const page = presentProductPage(await fetchProduct(api, preferences.language, slug), preferences, now())
    if (!page) throw new AppError(404, 'not_found', noSuchProductMessages[preferences.language])
    return page
  },
})
