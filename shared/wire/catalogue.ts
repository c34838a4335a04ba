import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { LineFieldsExtension } from './extensions/line-fields.ts'
import { GenreKeyExtension } from './extensions/genres.ts'
import { GiftAmountExtension } from './extensions/gifts.ts'
import { MemberPriceRangesExtension, MemberPricesExtension } from './extensions/memberships.ts'
import { RestrictedTicketExtension } from './extensions/restricted-tickets.ts'
import { Instant } from './formats.ts'
import { createCollectionSchema, hydraFields } from './hydra.ts'
import { Price, PriceRange } from './money.ts'
import { saleStatuses } from './sale-statuses.ts'
import { unread } from './unread-fields.ts'

/**
 * `url` is relative to the API's origin: `/media/<file>`. Sizes are those of the original in CSS pixels. `colour` is
 * its dominant colour, `#rrggbb`. Roles: `poster` and `wide` of an event, `room` of a venue, `sleeve` of a record,
 * `teaser` of a page, `gallery` of anything.
 */
export const Media = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  colour: z.string(),
  role: z.string().meta({ examples: ['poster', 'wide', 'room', 'sleeve', 'teaser', 'gallery'] }),
  ...ContentLanguageExtension.shape,
})
export type Media = z.infer<typeof Media>

export const Attribute = z.object({ code: z.string(), value: z.string() })
export type Attribute = z.infer<typeof Attribute>

const productTypes = ['event', 'membership', 'voucher', 'record'] as const
export type ProductType = (typeof productTypes)[number]

/** A product of another type is sold as goods, without the texts and pages of the known types. */
export const ItemType = z.string().meta({ examples: productTypes })

export const SaleStatus = z.enum(saleStatuses)
export type SaleStatus = z.infer<typeof SaleStatus>

/**
 * A ticket type, a voucher value, a membership term or a record format. `available` is the number of pieces on sale
 * now. `GET /product-variants?product=<sku>` returns a collection of variants.
 */
export const ProductVariantResource = z
  .object({
    ...hydraFields('ProductVariant'),
    id: unread(z.string()),
    sku: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    position: z.number(),
    prices: z.array(Price),
    available: z.int(),
    maxPerOrder: z.int(),
    ...ContentLanguageExtension.shape,
  })
  .extend(RestrictedTicketExtension.shape)
  .extend(MemberPricesExtension.shape)
  .extend(GiftAmountExtension.shape)
export type ProductVariantResource = z.infer<typeof ProductVariantResource>

/**
 * `GET /storefront/product/{slug}`: the content of a product page. Attributes of an event: `product_name`, `support`,
 * `genre`, `short_description` (text), `description` (HTML), `running_order` (a `RunningOrder` as JSON text), `access`
 * (HTML), `age_limit`, `meta_title`, `meta_description`. Of a record: `track_list` (a title on each line).
 */
export const StorefrontProductResource = z
  .object({
    ...hydraFields('Product'),
    id: unread(z.string()),
    sku: z.string(),
    slug: z.string(),
    type: ItemType,
    attributes: z.array(Attribute),
    media: z.array(Media),
    variants: z.array(ProductVariantResource),
    ...ContentLanguageExtension.shape,
    updatedAt: Instant,
  })
  .extend(LineFieldsExtension.shape)
export type StorefrontProductResource = z.infer<typeof StorefrontProductResource>

/** The times of an event's evening: `[{ "time": "19:00", "what": "Doors" }]`. */
export const RunningOrder = z.array(z.object({ time: z.string(), what: z.string(), ...ContentLanguageExtension.shape }))
export type RunningOrder = z.infer<typeof RunningOrder>

export const EventVenue = z.object({
  id: unread(z.string()),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  countryCode: unread(z.string()),
})
export type EventVenue = z.infer<typeof EventVenue>

/** Times have the venue's offset; `timeZone` is the venue's IANA zone. */
export const EventDates = z.object({ doorsAt: Instant, startsAt: Instant, endsAt: Instant, timeZone: z.string() })
export type EventDates = z.infer<typeof EventDates>

/** The event of a basket line or a wishlist item. */
export const LineEvent = z.object({ saleStatus: SaleStatus, dates: EventDates, venue: EventVenue })

/**
 * `GET /products/event-information?skus[]=…`: dates, venue, status and availability. `previousStartsAt` and
 * `previousVenue` are set when the date or the venue has changed. `updatedAt` is the time of the last change of any
 * field.
 */
export const EventInformationResource = z
  .object({
    ...hydraFields('EventInformation'),
    sku: z.string(),
    slug: z.string(),
    name: z.string(),
    support: z.string().nullable(),
    genre: z.string(),
    saleStatus: SaleStatus,
    dates: EventDates,
    venue: EventVenue,
    availability: unread(z.object({ available: z.int(), capacity: z.int() })),
    priceRanges: z.array(PriceRange),
    media: z.array(Media),
    presaleFrom: Instant.nullable(),
    onSaleFrom: Instant.nullable(),
    previousStartsAt: Instant.nullable(),
    previousVenue: EventVenue.nullable(),
    announcedAt: Instant,
    ...ContentLanguageExtension.shape,
    updatedAt: Instant,
  })
  .extend(GenreKeyExtension.shape)
  .extend(MemberPriceRangesExtension.shape)
export type EventInformationResource = z.infer<typeof EventInformationResource>

/** `dates` is missing with `expandDates=false` (the default). */
export const EventSearchMember = EventInformationResource.omit({ dates: true })
  .extend({ startsAt: unread(Instant), dates: EventDates.exactOptional() })
  .meta({ title: 'EventSearchMember' })
export type EventSearchMember = z.infer<typeof EventSearchMember>

/** The months and venues with upcoming events. Each count covers the events that match the other filters. */
export const EventFacets = z.object({
  months: z.array(z.object({ year: z.int(), month: z.int().min(1).max(12), count: z.int() })),
  venues: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string(), count: z.int() })),
})

/**
 * `GET /products/search-event-information` with `page`, `itemsPerPage`, `expandDates`, `year`, `month` (1 to 12),
 * `venue` (slug). Returns upcoming events only, sorted by date.
 */
export const EventSearchCollection = createCollectionSchema(EventSearchMember).extend({ facets: EventFacets })
