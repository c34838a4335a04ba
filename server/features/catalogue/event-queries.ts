import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'
import {
  EventInformationCollection,
  EventSearch,
  StorefrontProductResource,
} from '../../upstream/resources/catalogue.ts'
import type { ContentSource } from '../../upstream/content-source.ts'

/** The maximum that the API allows. */
const maxPageSize = 100

export type EventFilter = { year?: number | undefined; month?: number | undefined; venue?: string | undefined }

/**
 * Loads upcoming events by date. `page` counts from 1, `month` is 1 to 12. `staleSeconds` as in
 * `CommerceApi.readCached`.
 */
export const fetchEvents = (
  api: ContentSource,
  language: Language,
  { page, itemsPerPage, ...filter }: EventFilter & { page: number; itemsPerPage: number },
  staleSeconds?: number,
) =>
  api.readCached({
    path: '/products/search-event-information',
    query: { page, itemsPerPage, expandDates: true, ...filter },
    language,
    schema: EventSearch,
    staleSeconds,
  })

/** Loads all upcoming events that match a filter, by date. These few requests are usually in the data cache. */
export const fetchAllEvents = async (api: ContentSource, language: Language, filter: EventFilter) => {
  const firstPage = await fetchEvents(api, language, { page: 1, itemsPerPage: maxPageSize, ...filter })
  const total = firstPage['hydra:totalItems']
  const pendingPages = Array.from({ length: Math.max(0, Math.ceil(total / maxPageSize) - 1) }, (_, index) =>
    fetchEvents(api, language, { page: index + 2, itemsPerPage: maxPageSize, ...filter }),
  )
  const otherPages = await Promise.all(pendingPages)
  return {
    events: [firstPage, ...otherPages].flatMap((resultPage) => resultPage['hydra:member']),
    facets: firstPage.facets,
    total,
  }
}

export const fetchUpcomingEvents = async (api: ContentSource, language: Language) =>
  (await fetchAllEvents(api, language, {})).events

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
