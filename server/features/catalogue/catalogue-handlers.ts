import type { Handlers } from '../../bff/dispatch.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { AppError } from '../../http/errors.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { eventCard } from './event-card.ts'
import { listEvents } from './event-listing.ts'
import { findRooms } from './event-facts.ts'
import { eventPage } from './event-page.ts'
import { findEvent, findProduct, searchEvents } from './event-queries.ts'
import { readHome } from './home-page.ts'
import { readCalendar } from './month-calendar.ts'
import { productPage } from './product-page.ts'

/** How many other nights an event page suggests. */
const relatedCount = 6

/** How many of its next nights the page of a venue shows. */
const nightsCount = 8

/** As the API says it of a slug it does not know: a night is no product here. */
const noSuchProduct = { en: 'There is no such product.', de: 'Dieses Produkt gibt es nicht.' }

type CatalogueHandlers = Pick<
  Handlers,
  'getHome' | 'getEvents' | 'getCalendar' | 'getEvent' | 'getRelatedEvents' | 'getVenueNights' | 'getProduct'
>

/**
 * What anybody may see of the programme and of what else is sold. Reads the API through the data cache only, never with
 * a token.
 */
export const createCatalogueHandlers = ({
  api,
  now = Date.now,
}: {
  api: Pick<CommerceApi, 'read'>
  now?: () => number
}): CatalogueHandlers => ({
  getHome: (_input, { preferences }) => readHome(api, preferences),

  getEvents: (filters, { preferences }) => listEvents(api, filters, preferences),

  getCalendar: (filters, { preferences }) => readCalendar(api, filters, preferences, now()),

  getEvent: async ({ slug }, { preferences }) => {
    const { language } = preferences
    const [{ product, event }, rooms] = await Promise.all([findEvent(api, language, slug), findRooms(api, language)])
    return eventPage(product, event, preferences, rooms.get(event.venue.slug))
  },

  getRelatedEvents: async ({ slug }, { preferences }) => {
    const { language } = preferences
    const { event } = await findEvent(api, language, slug)
    // More than are shown: the event itself is among them, and so are some that nobody should be sent to.
    const nights = await searchEvents(api, language, {
      page: 1,
      itemsPerPage: relatedCount * 2,
      venue: event.venue.slug,
    })
    const others = nights['hydra:member'].filter(
      (night) => night.slug !== slug && saleRules[night.saleStatus].suggested,
    )
    return { events: others.slice(0, relatedCount).map((night) => eventCard(night, preferences)) }
  },

  getVenueNights: async ({ slug }, { preferences }) => {
    const found = await searchEvents(api, preferences.language, { page: 1, itemsPerPage: nightsCount, venue: slug })
    return {
      events: found['hydra:member'].map((night) => eventCard(night, preferences)),
      total: found['hydra:totalItems'],
    }
  },

  getProduct: async ({ slug }, { preferences }) => {
    const page = productPage(await findProduct(api, preferences.language, slug), preferences)
    if (!page) throw new AppError(404, 'not_found', noSuchProduct[preferences.language])
    return page
  },
})
