import { locales, mapLocalised, type Locale } from '../domain/locale.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { EventTable, ProductTable } from '../db/catalogue-schema.ts'
import { toJsonColumn, type StoredAttribute } from '../db/stored-json.ts'
import { maxTicketsPerEvent } from '../domain/baskets/basket-rules.ts'
import { getTaxRate } from '../domain/pricing/get-tax-rate.ts'
import { addDays, toInstant } from '../domain/zoned-time.ts'
import { computeEventStock } from './compute-event-stock.ts'
import { toEventTimes, toSaleTimes } from './event-times.ts'
import { toParagraphs } from './to-paragraphs.ts'
import { getLocalised } from '../domain/load-texts.ts'
import { insertBatches } from './insert-batches.ts'
import type { ImageLookup } from './image-lookup.ts'
import { toRunningOrder } from './to-running-order.ts'
import type { SeedEvent, SeedLocation, Text } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'
import { toVariantRows, type NewVariant, type VariantRows } from './variant-rows.ts'

/** A name is the same in every language. */
const toSameText = (text: string): Text =>
  Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, string>

const toAttributes = (event: SeedEvent, venue: SeedLocation): StoredAttribute[] => {
  const attribute = (code: string, value: Text | null) => (value ? [{ code, value }] : [])
  return [
    ...attribute('product_name', toSameText(event.name)),
    ...attribute('support', event.support),
    ...attribute('genre', event.genre),
    ...attribute('short_description', event.short),
    ...attribute('description', mapLocalised(event.about, toParagraphs)),
    ...attribute('running_order', toRunningOrder(event)),
    ...attribute('access', venue.access),
    ...attribute('age_limit', event.ageLimit),
    ...attribute('meta_title', toSameText(`${event.name}, ${venue.name}, ${venue.city}`)),
    ...attribute('meta_description', event.short),
  ]
}

/** Events with a wide poster also get an image of the venue. */
const loadMedia = async (event: SeedEvent, venue: SeedLocation, pictures: ImageLookup) => {
  const number = String(event.poster).padStart(2, '0')
  const alt = getLocalised('catalogue', 'posterFor', { event: event.name })
  const wide = await pictures(`poster-${number}-wide.jpg`, 'wide', alt)
  const [print] = venue.prints
  const venueImage =
    wide && print
      ? await pictures(print, 'gallery', getLocalised('catalogue', 'insideVenue', { venue: venue.name }))
      : null
  return [await pictures(`poster-${number}.jpg`, 'poster', alt), wide, venueImage].filter((picture) => picture !== null)
}

const toVariants = (event: SeedEvent, venue: SeedLocation, currencies: readonly string[]): NewVariant[] => {
  const stock = computeEventStock(event)
  const rate = getTaxRate('event', venue.countryCode)
  return event.ticketTypes.map(({ code, maxPerOrder = maxTicketsPerEvent, ...ticketType }, index) => ({
    sku: `EV-${event.slug}-${code}`,
    name: ticketType.name,
    description: ticketType.description,
    gross: ticketType.gross,
    rates: Object.fromEntries(currencies.map((currency) => [currency, rate])),
    maxPerOrder,
    restricted: ticketType.restricted ?? false,
    needsAdult: ticketType.needsAdult ?? false,
    ...(stock[index] ?? { capacity: 0, stock: 0 }),
  }))
}

const toEventRow = (event: SeedEvent, venue: SeedLocation, today: string): Insertable<EventTable> => ({
  product_id: createSeededId('product', event.slug),
  venue_id: createSeededId('location', venue.slug),
  previous_venue_id: event.previousVenue ? createSeededId('location', event.previousVenue) : null,
  support: toJsonColumn(event.support),
  genre: toJsonColumn(event.genre),
  // The API computes `few_left` and `sold_out` from stock, so these are never stored.
  stored_status: event.status === 'few_left' || event.status === 'sold_out' ? 'on_sale' : event.status,
  ...toEventTimes(event, today, venue.timeZone),
  ...toSaleTimes(event, today, venue.timeZone),
  previous_starts_at:
    event.previousDay === undefined ? null : toInstant(addDays(today, event.previousDay), event.starts, venue.timeZone),
})

/** Seeds events with their ticket types. `today` is day 0 of the programme, `YYYY-MM-DD`. */
export const seedEvents = async (
  db: Db,
  events: SeedEvent[],
  locations: SeedLocation[],
  today: string,
  now: Date,
  pictures: ImageLookup,
  currencies: readonly string[],
) => {
  const products: Insertable<ProductTable>[] = []
  const rows: Insertable<EventTable>[] = []
  const offers: VariantRows = { variants: [], prices: [] }
  for (const event of events) {
    const venue = locations.find(({ slug }) => slug === event.venue)
    if (!venue) throw new Error(`The event ${event.slug} is at ${event.venue}, which is not a location`)
    const id = createSeededId('product', event.slug)
    const media = toJsonColumn(await loadMedia(event, venue, pictures))
    const attributes = toJsonColumn(toAttributes(event, venue))
    products.push({
      id,
      sku: `EV-${event.slug}`,
      slug: event.slug,
      type: 'event',
      name: toJsonColumn(toSameText(event.name)),
      attributes,
      media,
      updated_at: now,
    })
    rows.push(toEventRow(event, venue, today))
    const { variants, prices } = toVariantRows(id, toVariants(event, venue, currencies))
    offers.variants.push(...variants)
    offers.prices.push(...prices)
  }
  await insertBatches(db, 'products', products)
  await insertBatches(db, 'events', rows)
  await insertBatches(db, 'variants', offers.variants)
  await insertBatches(db, 'variant_prices', offers.prices)
}
