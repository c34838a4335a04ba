import type { Insertable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { EventTable, ProductTable } from '../db/schema.ts'
import { json, type StoredAttribute } from '../db/stored-json.ts'
import { eventMaximum } from '../domain/baskets/basket-rules.ts'
import { taxRateFor } from '../domain/orders/tax.ts'
import { addDays, instantOf } from '../domain/zoned-time.ts'
import { eventStock } from './event-stock.ts'
import { nightTimes, saleTimes } from './event-times.ts'
import { paragraphs } from './html.ts'
import { insertBatches } from './insert-batches.ts'
import type { Pictures } from './pictures.ts'
import { runningOrder } from './running-order.ts'
import type { SeedEvent, SeedLocation, Text } from './seed-content.ts'
import { stableId } from './stable.ts'
import { variantRows, type NewVariant, type VariantRows } from './variant-rows.ts'

const both = (text: string): Text => ({ en: text, de: text })

const attributesOf = (event: SeedEvent, venue: SeedLocation): StoredAttribute[] => {
  const attribute = (code: string, value: Text | null) => (value ? [{ code, value }] : [])
  return [
    ...attribute('product_name', both(event.name)),
    ...attribute('support', event.support),
    ...attribute('genre', event.genre),
    ...attribute('short_description', event.short),
    ...attribute('description', { en: paragraphs(event.about.en), de: paragraphs(event.about.de) }),
    ...attribute('running_order', runningOrder(event)),
    ...attribute('access', venue.access),
    ...attribute('age_limit', event.ageLimit),
    ...attribute('meta_title', both(`${event.name}, ${venue.name}, ${venue.city}`)),
    ...attribute('meta_description', event.short),
  ]
}

/** Those whose poster was also printed wide have a look into the room besides. */
const mediaOf = async (event: SeedEvent, venue: SeedLocation, pictures: Pictures) => {
  const number = String(event.poster).padStart(2, '0')
  const alt = { en: `Poster for ${event.name}`, de: `Plakat für ${event.name}` }
  const wide = await pictures(`poster-${number}-wide.jpg`, 'wide', alt)
  const [print] = venue.prints
  const room =
    wide && print
      ? await pictures(print, 'gallery', { en: `Inside ${venue.name}`, de: `Blick in: ${venue.name}` })
      : null
  return [await pictures(`poster-${number}.jpg`, 'poster', alt), wide, room].filter((picture) => picture !== null)
}

const variantsOf = (event: SeedEvent, venue: SeedLocation): NewVariant[] => {
  const stock = eventStock(event)
  const rate = taxRateFor('event', venue.countryCode)
  return event.kinds.map(({ code, name, description, gross, maxPerOrder = eventMaximum }, index) => ({
    sku: `EV-${event.slug}-${code}`,
    name,
    description,
    gross,
    rates: { GBP: rate, EUR: rate },
    maxPerOrder,
    ...(stock[index] ?? { capacity: 0, stock: 0 }),
  }))
}

const eventRow = (event: SeedEvent, venue: SeedLocation, today: string): Insertable<EventTable> => ({
  product_id: stableId('product', event.slug),
  venue_id: stableId('location', venue.slug),
  previous_venue_id: event.previousVenue ? stableId('location', event.previousVenue) : null,
  support: json(event.support),
  genre: json(event.genre),
  // Stock says these two, not the box office.
  stored_status: event.status === 'few_left' || event.status === 'sold_out' ? 'on_sale' : event.status,
  ...nightTimes(event, today, venue.timeZone),
  ...saleTimes(event, today, venue.timeZone),
  previous_starts_at:
    event.previousDay === undefined ? null : instantOf(addDays(today, event.previousDay), event.starts, venue.timeZone),
})

/** Events with their ticket kinds. `today` is day 0 of the programme, `YYYY-MM-DD`. */
export const seedEvents = async (
  db: Db,
  events: SeedEvent[],
  locations: SeedLocation[],
  today: string,
  now: Date,
  pictures: Pictures,
) => {
  const products: Insertable<ProductTable>[] = []
  const rows: Insertable<EventTable>[] = []
  const offers: VariantRows = { variants: [], prices: [] }
  for (const event of events) {
    const venue = locations.find(({ slug }) => slug === event.venue)
    if (!venue) throw new Error(`The event ${event.slug} is at ${event.venue}, which is not a location`)
    const id = stableId('product', event.slug)
    const media = json(await mediaOf(event, venue, pictures))
    const attributes = json(attributesOf(event, venue))
    products.push({
      id,
      sku: `EV-${event.slug}`,
      slug: event.slug,
      type: 'event',
      name: json(both(event.name)),
      attributes,
      media,
      updated_at: now,
    })
    rows.push(eventRow(event, venue, today))
    const { variants, prices } = variantRows(id, variantsOf(event, venue))
    offers.variants.push(...variants)
    offers.prices.push(...prices)
  }
  await insertBatches(db, 'products', products)
  await insertBatches(db, 'events', rows)
  await insertBatches(db, 'variants', offers.variants)
  await insertBatches(db, 'variant_prices', offers.prices)
}
