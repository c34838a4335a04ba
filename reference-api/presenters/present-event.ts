import type { EventDates, EventInformationResource, EventSearchMember, EventVenue } from '#shared/wire/catalogue.ts'
import type { EventWithVenues, VenueRecord } from '../store/catalogue/events.ts'
import type { ProductRecord } from '../store/catalogue/products.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { computePriceRanges } from '../domain/catalogue/compute-price-ranges.ts'
import { toMemberPrices } from '../domain/pricing/member-price.ts'
import { toIsoInZone } from '../domain/zoned-time.ts'
import { countAvailable, getSaleStatus, sumVariants } from './availability.ts'
import { presentMedia } from './present-media.ts'

type View = { locale: Locale; now: Date }

export const presentVenue = (
  venue: Pick<VenueRecord, 'id' | 'slug' | 'name' | 'city' | 'country_code'>,
): EventVenue => ({
  id: venue.id,
  slug: venue.slug,
  name: venue.name,
  city: venue.city,
  countryCode: venue.country_code,
})

export const presentDates = ({
  doors_at,
  starts_at,
  ends_at,
  venue: { time_zone },
}: Pick<EventWithVenues, 'doors_at' | 'starts_at' | 'ends_at'> & {
  venue: Pick<VenueRecord, 'time_zone'>
}): EventDates => ({
  doorsAt: toIsoInZone(doors_at, time_zone),
  startsAt: toIsoInZone(starts_at, time_zone),
  endsAt: toIsoInZone(ends_at, time_zone),
  timeZone: time_zone,
})

export const presentEvent = (
  product: ProductRecord,
  event: EventWithVenues,
  { locale, now }: View,
): EventInformationResource => {
  const zone = event.venue.time_zone
  const toIso = (instant: Date | null) => instant && toIsoInZone(instant, zone)
  return {
    '@id': `/event-information/${product.id}`,
    '@type': 'EventInformation',
    sku: product.sku,
    slug: product.slug,
    name: inLocale(product.name, locale),
    support: inLocale(event.support, locale) ?? null,
    genre: inLocale(event.genre, locale),
    genreKey: event.genre_key,
    saleStatus: getSaleStatus(product, event, now),
    dates: presentDates(event),
    venue: presentVenue(event.venue),
    availability: {
      available: countAvailable(product, product.variants, now),
      capacity: sumVariants(product.variants, 'capacity'),
    },
    priceRanges: computePriceRanges(product.variants),
    memberPriceRanges: computePriceRanges(
      product.variants.map((variant) => ({ ...variant, prices: toMemberPrices(variant.prices) })),
    ),
    media: product.media.map((picture) => presentMedia(picture, locale)),
    presaleFrom: toIso(event.presale_from),
    onSaleFrom: toIso(event.on_sale_from),
    previousStartsAt: toIso(event.previous_starts_at),
    previousVenue: event.previousVenue && presentVenue(event.previousVenue),
    announcedAt: toIsoInZone(event.announced_at, zone),
    updatedAt: product.updated_at.toISOString(),
    // Names of artists are the same in every language, so the genre tells.
    ...presentLanguage(event.genre, locale),
  }
}

/** An event in a listing; `expandDates` adds doors and end. */
export const presentSearchMember = (
  product: ProductRecord,
  event: EventWithVenues,
  view: View,
  expandDates: boolean,
): EventSearchMember => {
  const { dates, ...rest } = presentEvent(product, event, view)
  return { ...rest, startsAt: dates.startsAt, ...(expandDates ? { dates } : {}) }
}
