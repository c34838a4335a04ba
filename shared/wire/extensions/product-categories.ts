import { z } from 'zod'
import { ContentLanguageExtension } from './content-language.ts'
import { Media } from '../catalogue.ts'
import { Instant } from '../formats.ts'
import { createCollectionSchema, hydraFields } from '../hydra.ts'
import { ProductSummary } from '../products.ts'
import { declareFields } from '../capabilities.ts'

// Capability: product categories and products by SKU. The specification has neither call.

/** `GET /products?skus[]=…`: products in the order of the SKUs. Leaves out unknown SKUs. */
export const ProductSummaryResource = ProductSummary.extend(hydraFields('Product'))
export type ProductSummaryResource = z.infer<typeof ProductSummaryResource>

/** A subcategory. `products` includes the products of the categories below it. */
export const ProductCategoryChild = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  image: Media.nullable(),
  products: z.int().nonnegative(),
  lang: ContentLanguageExtension.shape.lang,
  get filteredChildren() {
    return z.array(ProductCategoryChild)
  },
})
export type ProductCategoryChild = z.infer<typeof ProductCategoryChild>

/** `GET /product-category-by-path/{path}`. `ancestors` start at the root; `body` is HTML. */
export const ProductCategoryResource = ProductCategoryChild.extend({
  ...hydraFields('ProductCategory'),
  id: z.string(),
  body: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: Instant,
  ancestors: z.array(z.object({ path: z.string(), title: z.string(), ...ContentLanguageExtension.shape })),
})
export type ProductCategoryResource = z.infer<typeof ProductCategoryResource>

/** `value` is the same in every language. */
const ProductFacet = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  ...ContentLanguageExtension.shape,
})

export const ProductFacets = z.object({ formats: z.array(ProductFacet), rooms: z.array(ProductFacet) })
export type ProductFacets = z.infer<typeof ProductFacets>

/**
 * `GET /products-by-category/{path}` with `page`, `itemsPerPage` (default 25), `format`, `room`, `available` and one of
 * `order[position|name|price|releasedAt]` (`asc` or `desc`; prices sort by the lowest in `currency`). Includes the
 * products of subcategories. Each facet counts the products that match the other filters.
 */
export const ProductListing = createCollectionSchema(ProductSummaryResource).extend({ facets: ProductFacets })

/** On a content page: the path of the category whose products the page lists. */
export const ProductCategoryPageExtension = declareFields(
  'product-categories',
  { productCategory: z.string().nullable() },
  { productCategory: null },
)
