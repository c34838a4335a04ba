import type { EventFilters, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import { AppError } from '../../http/errors.ts'
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

/**
 * Loads upcoming events by date. `page` counts from 1, `month` is 1 to 12. `staleSeconds` as in
 * `CommerceApi.readCached`.
 */
export const fetchEvents = (
  api: ContentSource,
  language: Language,
  { page, itemsPerPage, ...filter }: EventQuery & { page: number; itemsPerPage: number },
  staleSeconds?: number,
) =>
  api.readCached({
    path: '/products/search-event-information',
    query: { page, itemsPerPage, expandDates: true, ...filter },
    language,
    schema: EventSearch,
    staleSeconds,
  })

/** The first upcoming events by date, or the latest announced ones; all sale statuses count when none is named. */
export const fetchNextEvents = async (
  api: ContentSource,
  language: Language,
  query: { count: number; order?: 'announced'; saleStatus?: readonly SaleStatus[] },
) => {
  const found = await api.readCached({
    path: '/products/next-events',
    query,
    language,
    schema: EventInformationCollection,
  })
  return found['hydra:member']
}

/** A month with the number and the first events of each day; the first month with events when none is named. */
export const fetchEventCalendar = (
  api: ContentSource,
  language: Language,
  query: Pick<EventQuery, 'year' | 'month' | 'venue'>,
) => api.readCached({ path: '/products/event-calendar', query, language, schema: EventCalendarResource })

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
