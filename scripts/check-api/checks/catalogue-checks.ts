import type {
  EventInformationResource,
  EventSearchMember,
  ProductVariantResource,
  StorefrontProductResource,
} from '#shared/wire/catalogue.ts'
import type { EventCalendarResource, EventListCollection } from '#shared/wire/extensions/event-lists.ts'
import type { HydraCollection } from '#shared/wire/hydra.ts'
import type { z } from 'zod'
import type { Checker } from '../checker.ts'
import { checkPages } from './check-pages.ts'

type EventList = z.infer<typeof EventListCollection>
type EventMember = EventSearchMember & { '@id': string }

/** A variant that the check can put into a basket. */
export type Goods = { sku: string; currency: string; gross: number }

const search = 'GET /products/search-event-information'
const product = 'GET /storefront/product/{slug}'
const unknownSlug = 'no-such-thing-check-api'

/** Events that the check looks at for a ticket on sale. */
const maxCandidates = 40

const checkFilters = async ({ call, expect, has }: Checker) => {
  const list = await call<EventList>(search, { query: { page: '1', itemsPerPage: '2', expandDates: 'true' } })
  if (!list) return
  const withoutDates = list['hydra:member'].filter(({ dates }) => dates === undefined)
  expect(search, 'members without dates, with expandDates=true', 0, withoutDates.length)
  const { months, venues, genres } = list.facets
  const readTotal = async (query: Record<string, string>) =>
    (await call<EventList>(search, { query: { page: '1', itemsPerPage: '100', expandDates: 'true', ...query } })) ??
    undefined
  const [month] = months
  const ofMonth = month && (await readTotal({ month: String(month.month), year: String(month.year) }))
  if (ofMonth) expect(search, 'hydra:totalItems of the first month', month.count, ofMonth['hydra:totalItems'])
  const [venue] = venues
  const ofVenue = venue && (await readTotal({ venue: venue.slug }))
  if (ofVenue) {
    const others = ofVenue['hydra:member'].filter((event) => event.venue.slug !== venue.slug)
    expect(search, `members of other venues, with venue=${venue.slug}`, 0, others.length)
  }
  const genre = has('genres') && genres?.[0]
  const ofGenre = genre && (await readTotal({ genre: genre.key }))
  if (ofGenre) expect(search, 'hydra:totalItems of a genre', genre.count, ofGenre['hydra:totalItems'], 'genres')
}

const checkEventLists = async ({ call, expect, has }: Checker) => {
  if (!has('event-lists')) return
  const next = 'GET /products/next-events'
  const events = await call<HydraCollection<EventInformationResource>>(next, { query: { count: '2' } })
  if (events) expect(next, 'at most 2 members, with count=2', true, events['hydra:member'].length <= 2)
  const calendar = await call<EventCalendarResource>('GET /products/event-calendar')
  if (!calendar) return
  const total = calendar.days.reduce((sum, day) => sum + day.total, 0)
  expect('GET /products/event-calendar', 'total is that of its days', total, calendar.total)
}

const checkEvent = async ({ call, checkPicture, expect, report }: Checker, events: EventMember[]) => {
  const [event] = events
  if (!event) {
    const names = ['GET /products/event-information', product, 'GET /product-variants', 'GET /product-relations']
    return report.skip(names, 'the event search finds no upcoming event')
  }
  const details = await call<StorefrontProductResource>(product, { params: { slug: event.slug } })
  if (details) expect(product, 'sku is that of the event search', event.sku, details.sku)
  const [picture] = details?.media ?? []
  if (picture) await checkPicture(product, 'media[0].url', picture.url)
  const information = 'GET /products/event-information'
  const skus = events.map(({ sku }) => sku)
  const list = await call<HydraCollection<EventInformationResource>>(information, { query: { 'skus[]': skus } })
  if (list) {
    const found = list['hydra:member'].map(({ sku }) => sku)
    expect(information, 'sku of the members', skus.toSorted(), found.toSorted())
  }
  await call('GET /product-variants', { query: { product: event.sku } })
  await call('GET /product-relations', { query: { sku: event.sku } })
}

const checkProductCategories = async (checker: Checker, path: string | undefined) => {
  if (!checker.has('product-categories')) return
  const { call, refuse, report } = checker
  await call('GET /products', { query: { 'skus[]': [unknownSlug] } })
  const calls = ['GET /product-category-by-path/{path}', 'GET /products-by-category/{path}'] as const
  await refuse(calls[0], { params: { path: unknownSlug }, status: [404] })
  if (path === undefined)
    return report.skip(calls, 'no menu or page leads to a category: name one with --example category=PATH')
  await call(calls[0], { params: { path } })
  await checkPages(checker, calls[1], { params: { path } })
}

/** A variant of a product that is on sale and that every shopper may buy. */
const findVariant = (variants: ProductVariantResource[]) =>
  variants.find(({ available, maxPerOrder, prices, ...variant }) => {
    const isPaid = prices.some(({ gross }) => gross > 0)
    return available >= 2 && maxPerOrder >= 2 && isPaid && !variant.restricted && !variant.giftAmount
  })

/** Finds a ticket on sale. Undefined when the first events have none. */
const findGoods = async ({ call }: Checker): Promise<Goods | undefined> => {
  const list = await call<EventList>(search, { query: { page: '1', itemsPerPage: String(maxCandidates) } })
  for (const { slug, saleStatus } of list?.['hydra:member'] ?? []) {
    if (!['on_sale', 'few_left'].includes(saleStatus)) continue
    const details = await call<StorefrontProductResource>(product, { params: { slug } })
    const variant = findVariant(details?.variants ?? [])
    const price = variant?.prices.find(({ gross }) => gross > 0)
    if (variant && price) return { sku: variant.sku, currency: price.currency, gross: price.gross }
  }
  return undefined
}

/** Checks events and products. Returns a ticket that is on sale, and an event. */
export const checkCatalogue = async (
  checker: Checker,
  categoryPath: string | undefined,
): Promise<{ goods: Goods | undefined; event: EventMember | undefined }> => {
  const events = await checkPages<EventMember>(checker, search, {})
  await checkFilters(checker)
  await checkEvent(checker, events)
  await checker.refuse(product, { params: { slug: unknownSlug }, status: [404] })
  await checkEventLists(checker)
  await checkProductCategories(checker, categoryPath)
  return { goods: await findGoods(checker), event: events[0] }
}
