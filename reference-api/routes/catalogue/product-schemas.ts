import { z } from 'zod'
import type {
  ProductCategoryChild,
  ProductCategoryResource,
  ProductFacet,
  ProductRelationResource,
  ProductSummary,
  ProductSummaryResource,
} from '#shared/wire/products.ts'
import { media, priceRange, productType, skus } from './catalogue-schemas.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'

const instant = z.iso.datetime({ offset: true })

const productSummaryFields = z.object({
  id: z.string(),
  sku: z.string(),
  slug: z.string(),
  type: productType,
  name: z.string(),
  shortDescription: z.string(),
  attributes: z.array(z.object({ code: z.string(), value: z.string() })),
  media: media.nullable(),
  variants: z.array(z.string()),
  available: z.int().nonnegative(),
  priceRanges: z.array(priceRange),
  updatedAt: instant,
}) satisfies z.ZodType<ProductSummary>

export const productSummary = productSummaryFields.extend({
  '@id': z.string(),
  '@type': z.literal('Product'),
}) satisfies z.ZodType<ProductSummaryResource>

const relationType = z.enum(['related', 'accessory'])

export const productRelation = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductRelation'),
  type: relationType,
  product: productSummaryFields,
}) satisfies z.ZodType<ProductRelationResource>

const facet = z.object({ value: z.string(), label: z.string(), count: z.int() }) satisfies z.ZodType<ProductFacet>

export const productListing = hydraCollection(productSummary).extend({
  facets: z.object({ formats: z.array(facet), rooms: z.array(facet) }),
})

const categoryFields = {
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  image: media.nullable(),
  products: z.int().nonnegative(),
}

const categoryChild = z.object({
  ...categoryFields,
  get filteredChildren(): z.ZodArray<z.ZodType<ProductCategoryChild>> {
    return z.array(categoryChild)
  },
}) satisfies z.ZodType<ProductCategoryChild>

export const productCategory = z.object({
  ...categoryFields,
  '@id': z.string(),
  '@type': z.literal('ProductCategory'),
  id: z.string(),
  body: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: instant,
  ancestors: z.array(z.object({ path: z.string(), title: z.string() })),
  filteredChildren: z.array(categoryChild),
}) satisfies z.ZodType<ProductCategoryResource>

export const productsQuery = z.object({ 'skus[]': skus })

export const relationsQuery = z.object({ sku: z.string().max(100), type: relationType.optional() })

export const categoryPath = z.object({ path: z.string().max(200) })

const direction = z.enum(['asc', 'desc']).optional()

/** Products are listed as the back office orders them, unless one other order is asked for. */
export const productListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(25),
  format: z.string().max(100).optional(),
  room: z.string().max(100).optional(),
  available: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  currency: z.string().length(3).default('GBP'),
  'order[position]': direction,
  'order[name]': direction,
  'order[price]': direction,
  'order[releasedAt]': direction,
})

export type ProductListQuery = z.output<typeof productListQuery>
