import type { Attribute, Media, ProductType } from './catalogue.ts'
import type { HydraCollection, Resource } from './hydra.ts'
import type { PriceRange } from './money.ts'

/**
 * A product as lists show it. `variants` are the names of its variants, `available` is what can be sold of all of them
 * now.
 */
export type ProductSummary = {
  id: string
  sku: string
  slug: string
  type: ProductType
  name: string
  shortDescription: string
  attributes: Attribute[]
  media: Media | null
  variants: string[]
  available: number
  priceRanges: PriceRange[]
  updatedAt: string
}

/** `GET /products?skus[]=…`: in the order asked for, unknown ones left out. */
export type ProductSummaryResource = Resource<'Product'> & ProductSummary

/** `related` is something like it, `accessory` something to go with it. */
export type RelationType = 'related' | 'accessory'

/**
 * A member of `GET /product-relations?sku=…` (`type` narrows it down): both kinds in the order the back office gave
 * them.
 */
export type ProductRelationResource = Resource<'ProductRelation'> & { type: RelationType; product: ProductSummary }

type ProductCategorySummary = { path: string; title: string; lead: string; image: Media | null; products: number }

/** A category below another; `products` counts those below it too. */
export type ProductCategoryChild = ProductCategorySummary & { filteredChildren: ProductCategoryChild[] }

/**
 * `GET /product-category-by-path/{path}`: the category, what leads to it (root first) and what lies below. `body` is
 * HTML, `updatedAt` ISO 8601.
 */
export type ProductCategoryResource = Resource<'ProductCategory'> &
  ProductCategoryChild & {
    id: string
    body: string
    metaTitle: string
    metaDescription: string
    updatedAt: string
    ancestors: { path: string; title: string }[]
  }

/** What products of a category can be told apart by; `value` is the same in every language. */
export type ProductFacets = { formats: ProductFacet[]; rooms: ProductFacet[] }

export type ProductFacet = { value: string; label: string; count: number }

/**
 * `GET /products-by-category/{path}` with `page`, `itemsPerPage` (25 unless given), `format`, `room`, `available` and
 * one of `order[position|name|price|releasedAt]` (`asc` or `desc`; prices by the lowest in `currency`): those of the
 * categories below included. Each facet counts what the other filters let through.
 */
export type ProductListing = HydraCollection<ProductSummaryResource> & { facets: ProductFacets }
