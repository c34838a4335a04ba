import { z } from 'zod'
import * as wire from '#shared/wire/catalogue.ts'
import * as lists from '#shared/wire/extensions/event-lists.ts'
import * as money from '#shared/wire/money.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'
import { redefineFields } from './redefine-fields.ts'

// The fields that the storefront shows. Another commerce API may have other limits, roles and colours than the
// reference API.

const amounts = { net: z.int(), gross: z.int() }
const PriceBound = redefineFields(money.PriceRange.shape.minimum, amounts)
const Price = redefineFields(money.Price, amounts)

export const PriceRange = money.PriceRange.extend({ minimum: PriceBound, maximum: PriceBound })

export const Media = redefineFields(wire.Media, { colour: z.string(), role: z.string() })

export const ProductVariantResource = redefineFields(
  wire.ProductVariantResource.pick({
    sku: true,
    name: true,
    description: true,
    position: true,
    prices: true,
    available: true,
    maxPerOrder: true,
    restricted: true,
    memberPrices: true,
    giftAmount: true,
    lang: true,
  }),
  {
    prices: z.array(Price),
    restricted: z.boolean().optional(),
    memberPrices: z.array(Price).optional(),
  },
)

/** `GET /storefront/product/{slug}` */
export const StorefrontProductResource = wire.StorefrontProductResource.pick({
  sku: true,
  slug: true,
  type: true,
  attributes: true,
  updatedAt: true,
  lineFields: true,
  lang: true,
}).extend({ media: z.array(Media), variants: z.array(ProductVariantResource) })

export const EventVenue = wire.EventVenue.pick({ slug: true, name: true, city: true })

/** The event data in lines of a basket and items of a wishlist. */
export const LineEvent = wire.LineEvent.extend({ venue: EventVenue })

/** `GET /products/event-information?skus[]=…`, and a member of the event search with `expandDates=true`. */
export const EventInformationResource = redefineFields(
  wire.EventInformationResource.pick({
    sku: true,
    slug: true,
    name: true,
    support: true,
    genre: true,
    genreKey: true,
    saleStatus: true,
    dates: true,
    venue: true,
    priceRanges: true,
    memberPriceRanges: true,
    media: true,
    presaleFrom: true,
    onSaleFrom: true,
    previousStartsAt: true,
    previousVenue: true,
    announcedAt: true,
    updatedAt: true,
    lang: true,
  }),
  {
    venue: EventVenue,
    priceRanges: z.array(PriceRange),
    memberPriceRanges: z.array(PriceRange).optional(),
    media: z.array(Media),
    previousVenue: EventVenue.nullable(),
    genreKey: z.string().optional(),
  },
)
export type EventInformationResource = z.infer<typeof EventInformationResource>

export const EventInformationCollection = createCollectionMembersSchema(EventInformationResource)

/** `GET /products/search-event-information`, always requested with `expandDates=true`. */
export const EventSearch = createCollectionMembersSchema(EventInformationResource).extend({
  facets: lists.EventListFacets,
})
export type EventSearch = z.infer<typeof EventSearch>

const CalendarEventResource = EventInformationResource.pick({
  slug: true,
  name: true,
  saleStatus: true,
  dates: true,
  venue: true,
  lang: true,
})
export type CalendarEventResource = z.infer<typeof CalendarEventResource>

/** `GET /products/event-calendar` */
export const EventCalendarResource = redefineFields(
  lists.EventCalendarResource.pick({ year: true, month: true, total: true, days: true, facets: true }),
  {
    month: z.int().min(1).max(12),
    days: z.array(lists.CalendarDayResource.extend({ events: z.array(CalendarEventResource) })),
  },
)
