import type { Handlers } from '../../bff/dispatch.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { AppError } from '../../http/errors.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { listEvents } from './list-events.ts'
import { findVenues } from './event-structured-data.ts'
import { presentEventPage } from './present-event-page.ts'
import { buyableStatuses, fetchEvent, fetchProduct, fetchEvents, fetchNextEvents } from './event-queries.ts'
import { loadHomePage } from './home-page.ts'
import { loadMonthCalendar } from './month-calendar.ts'
import { presentProductPage } from './present-product-page.ts'
import { fetchSimilarEvents } from './similar-events.ts'
import { fetchVenueSuggestions, suggestionsCount } from './venue-suggestions.ts'

const venueEventsCount = 8

const nextEventsCount = 3

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

  getNextEvents: async ({ slug }, { preferences }) => {
    const [nextEvents, similarEvents] = await Promise.all([
      fetchNextEvents(api, preferences.language, {
        // More than needed: several may be of one series.
        count: nextEventsCount * 3,
        saleStatus: buyableStatuses,
      }),
      slug === undefined ? [] : fetchSimilarEvents(api, preferences.language, slug),
    ])
    const events = [...similarEvents, ...nextEvents]
      .filter((event) => event.slug !== slug)
      // Only the first event of each series.
      .filter(({ name }, index, all) => all.findIndex((event) => event.name === name) === index)
    return {
      events: events.slice(0, nextEventsCount).map((event) => toEventListItem(event, preferences)),
    }
  },

  getEvent: async ({ slug }, { preferences }) => {
    const { language } = preferences
    const [{ product, event }, venues] = await Promise.all([fetchEvent(api, language, slug), findVenues(api, language)])
    const { genreKey } = event
    return {
      ...presentEventPage(product, event, preferences, now(), venues.get(event.venue.slug)),
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
    const product = await fetchProduct(api, preferences.language, slug)
    const page = presentProductPage(product, preferences, { now: now(), api })
    // The API's message for an unknown slug. An event gets it, too, because this endpoint has no events.
    if (!page) throw new AppError(404, 'not_found', getServerTexts(preferences.language).unknownProduct)
    return page
  },
})
