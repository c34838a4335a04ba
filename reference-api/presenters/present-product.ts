import type {
  EventDates,
  EventInformationResource,
  EventSearchMember,
  EventVenue,
  ProductVariantResource,
  SaleStatus,
  StorefrontProductResource,
} from '#shared/wire/catalogue.ts'
import type { EventRecord, VenueRecord } from '../store/catalogue/events.ts'
import type { ProductRecord, VariantRecord } from '../store/catalogue/products.ts'
import type { Locale } from '../domain/locale.ts'
import { computePriceRanges } from '../domain/catalogue/compute-price-ranges.ts'
import { isBuyable, deriveSaleStatus } from '../domain/catalogue/sale-status.ts'
import { toIsoInZone } from '../domain/zoned-time.ts'
import { presentMedia } from './present-media.ts'

type View = { locale: Locale; now: Date }

const sumVariants = (variants: VariantRecord[], of: 'stock' | 'capacity') =>
  variants.reduce((total, variant) => total + variant[of], 0)

/** How an event's sale stands, by its own facts and the stock of all its ticket kinds. */
export const getSaleStatus = ({ variants }: ProductRecord, event: EventRecord, now: Date): SaleStatus =>
  deriveSaleStatus(
    {
      storedStatus: event.stored_status,
      stock: sumVariants(variants, 'stock'),
      capacity: sumVariants(variants, 'capacity'),
      presaleFrom: event.presale_from,
      onSaleFrom: event.on_sale_from,
      endsAt: event.ends_at,
    },
    now,
  )

/** What can be sold now: nothing while an event is not on sale. */
export const getAvailableStock = (product: ProductRecord, variant: VariantRecord, now: Date): number =>
  product.event && !isBuyable(getSaleStatus(product, product.event, now)) ? 0 : variant.stock

export const presentVenue = (venue: VenueRecord): EventVenue => ({
  id: venue.id,
  slug: venue.slug,
  name: venue.name,
  city: venue.city,
  countryCode: venue.country_code,
})

export const presentDates = ({ doors_at, starts_at, ends_at, venue: { time_zone } }: EventRecord): EventDates => ({
  doorsAt: toIsoInZone(doors_at, time_zone),
  startsAt: toIsoInZone(starts_at, time_zone),
  endsAt: toIsoInZone(ends_at, time_zone),
  timeZone: time_zone,
})

export const presentVariant = (
  product: ProductRecord,
  variant: VariantRecord,
  { locale, now }: View,
): ProductVariantResource => ({
  '@id': `/product-variants/${variant.id}`,
  '@type': 'ProductVariant',
  id: variant.id,
  sku: variant.sku,
  name: variant.name[locale],
  description: variant.description?.[locale] ?? null,
  position: variant.position,
  prices: variant.prices,
  available: getAvailableStock(product, variant, now),
  maxPerOrder: variant.max_per_order,
})

export const presentProduct = (product: ProductRecord, view: View): StorefrontProductResource => ({
  '@id': `/products/${product.id}`,
  '@type': 'Product',
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  type: product.type,
  attributes: product.attributes.map(({ code, value }) => ({ code, value: value[view.locale] })),
  media: product.media.map((picture) => presentMedia(picture, view.locale)),
  variants: product.variants.map((variant) => presentVariant(product, variant, view)),
  updatedAt: product.updated_at.toISOString(),
})

export const presentEvent = (
  product: ProductRecord,
  event: EventRecord,
  { locale, now }: View,
): EventInformationResource => {
  const zone = event.venue.time_zone
  const toIso = (instant: Date | null) => instant && toIsoInZone(instant, zone)
  const available = product.variants.reduce((total, variant) => total + getAvailableStock(product, variant, now), 0)
  return {
    '@id': `/event-information/${product.id}`,
    '@type': 'EventInformation',
    sku: product.sku,
    slug: product.slug,
    name: product.name[locale],
    support: event.support?.[locale] ?? null,
    genre: event.genre[locale],
    saleStatus: getSaleStatus(product, event, now),
    dates: presentDates(event),
    venue: presentVenue(event.venue),
    availability: { available, capacity: sumVariants(product.variants, 'capacity') },
    priceRanges: computePriceRanges(product.variants),
    media: product.media.map((picture) => presentMedia(picture, locale)),
    presaleFrom: toIso(event.presale_from),
    onSaleFrom: toIso(event.on_sale_from),
    previousStartsAt: toIso(event.previous_starts_at),
    previousVenue: event.previousVenue && presentVenue(event.previousVenue),
    announcedAt: toIsoInZone(event.announced_at, zone),
    updatedAt: product.updated_at.toISOString(),
  }
}

/** As in a list; `expandDates` adds doors and end. */
export const presentSearchMember = (
  product: ProductRecord,
  event: EventRecord,
  view: View,
  expandDates: boolean,
): EventSearchMember => {
  const { dates, ...rest } = presentEvent(product, event, view)
  return { ...rest, startsAt: dates.startsAt, ...(expandDates ? { dates } : {}) }
}
