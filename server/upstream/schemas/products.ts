import { z } from 'zod'
import type * as wire from '#shared/wire/products.ts'
import { Media, ProductType } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { PriceRange } from './money.ts'
import { schemaFor } from './schema-for.ts'

const summary = z.object({
  sku: z.string(),
  slug: z.string(),
  type: ProductType,
  name: z.string(),
  shortDescription: z.string(),
  attributes: z.array(z.object({ code: z.string(), value: z.string() })),
  media: Media.nullable(),
  variants: z.array(z.string()),
  available: z.int(),
  priceRanges: z.array(PriceRange),
})

export const ProductSummaryResource = schemaFor<wire.ProductSummary>()(summary)
export type ProductSummaryResource = z.infer<typeof ProductSummaryResource>

/** `GET /products?skus[]=…`. */
export const ProductSummaries = createCollectionSchema(ProductSummaryResource)

/** `GET /product-relations?sku=…`. */
export const ProductRelations = createCollectionSchema(
  schemaFor<wire.ProductRelationResource>()(z.object({ type: z.enum(['related', 'accessory']), product: summary })),
)

const facets = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

/** `GET /products-by-category/{path}`. */
export const ProductListing = createCollectionSchema(ProductSummaryResource).extend({
  facets: schemaFor<wire.ProductFacets>()(z.object({ formats: facets, rooms: facets })),
})

/** `GET /product-category-by-path/{path}`; what lies more than one level below is its own children's business. */
export const ProductCategoryResource = schemaFor<wire.ProductCategoryResource>()(
  z.object({
    path: z.string(),
    title: z.string(),
    lead: z.string(),
    body: z.string(),
    image: Media.nullable(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    ancestors: z.array(z.object({ path: z.string(), title: z.string() })),
    filteredChildren: z.array(z.object({ path: z.string(), title: z.string(), products: z.int() })),
  }),
)
