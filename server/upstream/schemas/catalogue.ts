import { z } from 'zod'
import type * as wire from '#shared/wire/catalogue.ts'
import { saleStatuses } from '#shared/api/catalogue/catalogue-schemas.ts'
import { createCollectionSchema } from './hydra.ts'
import { Price, PriceRange } from './money.ts'
import { schemaFor } from './schema-for.ts'

const instant = z.iso.datetime({ offset: true })

export const Media = schemaFor<wire.Media>()(
  z.object({
    url: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
    colour: z.string(),
    role: z.string(),
  }),
)

export const ProductType = schemaFor<wire.ProductType>()(z.enum(['event', 'membership', 'voucher', 'record']))

export const ProductVariantResource = schemaFor<wire.ProductVariantResource>()(
  z.object({
    sku: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    position: z.number(),
    prices: z.array(Price),
    available: z.int(),
    maxPerOrder: z.int(),
  }),
)

/** `GET /storefront/product/{slug}`. */
export const StorefrontProductResource = schemaFor<wire.StorefrontProductResource>()(
  z.object({
    sku: z.string(),
    slug: z.string(),
    type: ProductType,
    attributes: z.array(z.object({ code: z.string(), value: z.string() })),
    media: z.array(Media),
    variants: z.array(ProductVariantResource),
    updatedAt: instant,
  }),
)

export const EventVenue = schemaFor<wire.EventVenue>()(
  z.object({ slug: z.string(), name: z.string(), city: z.string() }),
)

export const EventDates = schemaFor<wire.EventDates>()(
  z.object({ doorsAt: instant, startsAt: instant, endsAt: instant, timeZone: z.string() }),
)

export const SaleStatus = schemaFor<wire.SaleStatus>()(z.enum(saleStatuses))

/** `GET /products/event-information?skus[]=…` and, with `expandDates=true`, a member of the event search. */
export const EventInformationResource = schemaFor<wire.EventInformationResource>()(
  z.object({
    sku: z.string(),
    slug: z.string(),
    name: z.string(),
    support: z.string().nullable(),
    genre: z.string(),
    saleStatus: SaleStatus,
    dates: EventDates,
    venue: EventVenue,
    priceRanges: z.array(PriceRange),
    media: z.array(Media),
    presaleFrom: instant.nullable(),
    onSaleFrom: instant.nullable(),
    previousStartsAt: instant.nullable(),
    previousVenue: EventVenue.nullable(),
    announcedAt: instant,
    updatedAt: instant,
  }),
)
export type EventInformationResource = z.infer<typeof EventInformationResource>

export const EventInformationCollection = createCollectionSchema(EventInformationResource)

/** `GET /products/search-event-information`, always asked for with `expandDates=true`. */
export const EventSearch = createCollectionSchema(EventInformationResource).extend({
  facets: schemaFor<wire.EventSearchCollection['facets']>()(
    z.object({
      months: z.array(z.object({ year: z.int(), month: z.int().min(1).max(12), count: z.int() })),
      venues: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string(), count: z.int() })),
    }),
  ),
})
export type EventSearch = z.infer<typeof EventSearch>
