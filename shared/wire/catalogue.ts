import type { HydraCollection, Resource } from './hydra.ts'
import type { Price, PriceRange } from './money.ts'

/**
 * `url` is relative to the API's origin: `/media/<file>`. Sizes in CSS pixels of the original. `colour` is its dominant
 * colour, `#rrggbb`.
 */
export type Media = {
  url: string
  width: number
  height: number
  alt: string
  colour: string
  role: 'poster' | 'wide' | 'room' | 'sleeve' | 'teaser' | 'gallery'
}

export type Attribute = { code: string; value: string }

export type ProductType = 'event' | 'membership' | 'voucher' | 'record'

export type SaleStatus =
  'announced' | 'presale' | 'on_sale' | 'few_left' | 'sold_out' | 'off_sale' | 'postponed' | 'moved' | 'cancelled'

/** A ticket kind, a voucher value, a membership term, a record format. `available` is what can be sold now. */
export type ProductVariantResource = Resource<'ProductVariant'> & {
  id: string
  sku: string
  name: string
  description: string | null
  position: number
  prices: Price[]
  available: number
  maxPerOrder: number
}

/**
 * `GET /storefront/product/{slug}`: what a product page shows. Attributes of an event: `product_name`, `support`,
 * `genre`, `short_description` (text), `description` (HTML), `running_order` (JSON text: `[{ "time": "19:00", "what":
 * "Doors" }]`), `access` (HTML), `age_limit`, `meta_title`, `meta_description`.
 */
export type StorefrontProductResource = Resource<'Product'> & {
  id: string
  sku: string
  slug: string
  type: ProductType
  attributes: Attribute[]
  media: Media[]
  variants: ProductVariantResource[]
  updatedAt: string
}

export type EventVenue = { id: string; slug: string; name: string; city: string; countryCode: string }

/** Times are ISO 8601 with the venue's offset; `timeZone` is the venue's IANA zone. */
export type EventDates = { doorsAt: string; startsAt: string; endsAt: string; timeZone: string }

/**
 * `GET /products/event-information?skus[]=…`: dates, venue, status and availability. `presaleFrom` and `onSaleFrom` are
 * instants or null; `previousStartsAt` and `previousVenue` are set when a date or a place was moved.
 */
export type EventInformationResource = Resource<'EventInformation'> & {
  sku: string
  slug: string
  name: string
  support: string | null
  genre: string
  saleStatus: SaleStatus
  dates: EventDates
  venue: EventVenue
  availability: { available: number; capacity: number }
  priceRanges: PriceRange[]
  media: Media[]
  presaleFrom: string | null
  onSaleFrom: string | null
  previousStartsAt: string | null
  previousVenue: EventVenue | null
  announcedAt: string
  /** When anything about it last changed, ISO 8601. */
  updatedAt: string
}

/** With `expandDates=false` (the default) `dates` is left out and `startsAt` alone says when. */
export type EventSearchMember = Omit<EventInformationResource, 'dates'> & { startsAt: string; dates?: EventDates }

/**
 * `GET /products/search-event-information` with `page`, `itemsPerPage`, `expandDates`, `year`, `month` (1 to 12),
 * `venue` (slug). Upcoming events only, by date. Facets count every upcoming event that the other filters let through.
 */
export type EventSearchCollection = HydraCollection<EventSearchMember> & {
  facets: {
    months: { year: number; month: number; count: number }[]
    venues: { slug: string; name: string; city: string; count: number }[]
  }
}
