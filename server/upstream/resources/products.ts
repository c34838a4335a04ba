import { z } from 'zod'
import * as categories from '#shared/wire/extensions/product-categories.ts'
import * as wire from '#shared/wire/products.ts'
import { Media, PriceRange } from './catalogue.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'
import { redefineFields } from './redefine-fields.ts'

export const ProductSummaryResource = redefineFields(
  wire.ProductSummary.pick({
    sku: true,
    slug: true,
    type: true,
    name: true,
    shortDescription: true,
    attributes: true,
    variants: true,
    media: true,
    available: true,
    priceRanges: true,
    lang: true,
  }),
  { media: Media.nullable(), available: z.int(), priceRanges: z.array(PriceRange) },
)
export type ProductSummaryResource = z.infer<typeof ProductSummaryResource>

/** `GET /products?skus[]=…` */
export const ProductSummaries = createCollectionMembersSchema(ProductSummaryResource)

/** `GET /product-relations?sku=…` */
export const ProductRelations = createCollectionMembersSchema(
  wire.ProductRelationResource.pick({ type: true }).extend({ product: ProductSummaryResource }),
)

/** `GET /products-by-category/{path}` */
export const ProductListing = createCollectionMembersSchema(ProductSummaryResource).extend({
  facets: categories.ProductFacets,
})

const ChildCategory = categories.ProductCategoryChild.pick({ path: true, title: true, products: true, lang: true })

/** `GET /product-category-by-path/{path}` with one level of children. */
export const ProductCategoryResource = categories.ProductCategoryResource.pick({
  path: true,
  title: true,
  lead: true,
  body: true,
  metaTitle: true,
  metaDescription: true,
  ancestors: true,
  lang: true,
}).extend({ image: Media.nullable(), filteredChildren: z.array(ChildCategory) })
