import type { Language } from '#shared/rules/preferences.ts'
import { ignoreNotFound, type ContentSource } from '../../upstream/content-source.ts'
import {
  EventInformationCollection,
  EventSearch,
  StorefrontProductResource,
} from '../../upstream/resources/catalogue.ts'
import type { SearchHitResource } from '../../upstream/search-resources.ts'
import type { SearchIndexClient } from '../../upstream/search-index-client.ts'

export type Search = SearchIndexClient['search']

export type SearchDeps = { searchIndex: Pick<SearchIndexClient, 'search'>; api: ContentSource }

/** The first upcoming events. One call returns them, and other pages share its cached response. */
const listEvents = async (api: ContentSource, language: Language) => {
  const query = { page: 1, itemsPerPage: 100, expandDates: true }
  const path = '/products/search-event-information'
  return (await api.readCached({ path, query, language, schema: EventSearch }))['hydra:member']
}

/** An event that is not among the first ones. Undefined when the catalogue lacks it. */
const fetchEvent = async (api: ContentSource, language: Language, slug: string) => {
  const path = `/storefront/product/${encodeURIComponent(slug)}`
  const product = await ignoreNotFound(api.readCached({ path, language, schema: StorefrontProductResource }))
  if (!product) return undefined
  const query = { skus: [product.sku] }
  const schema = EventInformationCollection
  const found = await api.readCached({ path: '/products/event-information', query, language, schema })
  return found['hydra:member'].find(({ sku }) => sku === product.sku)
}

/** A hit of a page or of a product has no date. */
const isEventHit = ({ date }: SearchHitResource) => Boolean(date)

/** The hits with their types, and the events with the details that the catalogue has. */
const completeHits = async (
  api: ContentSource,
  hits: readonly SearchHitResource[],
  language: Language,
): Promise<SearchHitResource[]> => {
  if (!hits.some(isEventHit)) return hits.map((hit) => ({ ...hit, type: 'page' }))
  const events = await listEvents(api, language)
  const findEvent = async (slug: string) =>
    events.find((event) => event.slug === slug) ?? (await fetchEvent(api, language, slug))
  return Promise.all(
    hits.map(async (hit): Promise<SearchHitResource> => {
      const event = isEventHit(hit) ? await findEvent(hit.slug) : undefined
      if (!event) return { ...hit, type: 'page' }
      const { priceRanges, media } = event
      return { ...hit, type: 'event', event, priceRanges, media }
    }),
  )
}

/**
 * Searches the index. One without `search-details` knows no facets and no types, so queries name none. The catalogue
 * then adds to the hits of events what a list shows.
 */
export const createSearch =
  ({ searchIndex, api }: SearchDeps): Search =>
  async (queries, language) => {
    if (api.has('search-details')) return searchIndex.search(queries, language)
    const responses = await searchIndex.search(
      queries.map(({ query, page, hitsPerPage }) => ({ query, hitsPerPage, ...(page !== undefined && { page }) })),
      language,
    )
    return Promise.all(
      responses.map(async (response) => ({ ...response, hits: await completeHits(api, response.hits, language) })),
    )
  }
