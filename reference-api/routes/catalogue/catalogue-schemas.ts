import { z } from 'zod'
import type {
  EventInformationResource,
  EventSearchCollection,
  EventSearchMember,
  EventVenue,
  Media,
  ProductVariantResource,
  StorefrontProductResource,
} from '#shared/wire/catalogue.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'

const instant = z.iso.datetime({ offset: true })
const minorUnits = z.int().nonnegative()

export const media = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  role: z.enum(['poster', 'wide', 'room', 'sleeve', 'teaser', 'gallery']),
}) satisfies z.ZodType<Media>

const price = z.object({ currency: z.string(), net: minorUnits, gross: minorUnits, taxRate: z.number() })
const bound = z.object({ net: minorUnits, gross: minorUnits })
export const priceRange = z.object({ currency: z.string(), minimum: bound, maximum: bound })

export const productType = z.enum(['event', 'membership', 'voucher', 'record'])

export const saleStatusName = z.enum([
  'announced',
  'presale',
  'on_sale',
  'few_left',
  'sold_out',
  'off_sale',
  'postponed',
  'moved',
  'cancelled',
])

export const eventVenue = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
}) satisfies z.ZodType<EventVenue>

export const eventDates = z.object({ doorsAt: instant, startsAt: instant, endsAt: instant, timeZone: z.string() })

export const productVariant = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductVariant'),
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  position: z.int(),
  prices: z.array(price),
  available: z.int().nonnegative(),
  maxPerOrder: z.int().positive(),
}) satisfies z.ZodType<ProductVariantResource>

export const storefrontProduct = z.object({
  '@id': z.string(),
  '@type': z.literal('Product'),
  id: z.string(),
  sku: z.string(),
  slug: z.string(),
  type: productType,
  attributes: z.array(z.object({ code: z.string(), value: z.string() })),
  media: z.array(media),
  variants: z.array(productVariant),
  updatedAt: instant,
}) satisfies z.ZodType<StorefrontProductResource>

export const eventInformation = z.object({
  '@id': z.string(),
  '@type': z.literal('EventInformation'),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  support: z.string().nullable(),
  genre: z.string(),
  saleStatus: saleStatusName,
  dates: eventDates,
  venue: eventVenue,
  availability: z.object({ available: z.int(), capacity: z.int() }),
  priceRanges: z.array(priceRange),
  media: z.array(media),
  presaleFrom: instant.nullable(),
  onSaleFrom: instant.nullable(),
  previousStartsAt: instant.nullable(),
  previousVenue: eventVenue.nullable(),
  announcedAt: instant,
  updatedAt: instant,
}) satisfies z.ZodType<EventInformationResource>

export const eventSearchMember = eventInformation
  .omit({ dates: true })
  .extend({ startsAt: instant, dates: eventDates.exactOptional() }) satisfies z.ZodType<EventSearchMember>

export const eventSearch = hydraCollection(eventSearchMember).extend({
  facets: z.object({
    months: z.array(z.object({ year: z.int(), month: z.int(), count: z.int() })),
    venues: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string(), count: z.int() })),
  }),
}) satisfies z.ZodType<EventSearchCollection>

export const skus = z
  .union([z.string().transform((sku) => [sku]), z.array(z.string())])
  .pipe(z.array(z.string()).max(200))

/** `skus[]=a&skus[]=b`. */
export const eventInformationQuery = z.object({ 'skus[]': skus })

export const eventSearchQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(24),
  expandDates: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(9999).optional(),
  venue: z.string().max(100).optional(),
})

export const productVariantsQuery = z.object({ product: z.string().max(100) })

export const productPath = z.object({ slug: z.string() })
