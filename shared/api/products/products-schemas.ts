import { z } from 'zod'
import { Breadcrumb } from '../content/content-schemas.ts'
import { Image, PriceFrom } from '../catalogue/catalogue-schemas.ts'
import { emptyObject, Facet, languageField } from '../common-schemas.ts'
import { productSortOrders } from './product-sort-orders.ts'
import { productTypes } from '../../rules/item-types.ts'
import { isValidSku, maxViewedProducts } from '../../rules/product-lists.ts'

export const ProductListItem = z.object({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(productTypes),
  shortDescription: z.string(),
  /** Names of the variants; empty for a product with one variant. */
  variants: z.array(z.string()),
  image: Image.nullable(),
  price: PriceFrom.nullable(),
  soldOut: z.boolean(),
  /** The short name of a membership, where its card need not say that it is one. */
  tier: z.string().optional(),
  /** What a membership gives. */
  benefits: z.array(z.string()).optional(),
  ...languageField,
})
export type ProductListItem = z.infer<typeof ProductListItem>

const value = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .optional()
  .catch(undefined)

/** Shoppers edit the URL, so an invalid value counts as missing. */
export const ProductFilters = z.object({
  page: z.coerce.number<number | string | undefined>().int().min(1).max(1000).catch(1),
  order: z.enum(productSortOrders).catch('position'),
  format: value,
  room: value,
})
export type ProductFilters = z.infer<typeof ProductFilters>

export const ProductList = z.object({
  products: z.array(ProductListItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  formats: z.array(Facet),
  rooms: z.array(Facet),
})
export type ProductList = z.infer<typeof ProductList>

/** `html` is sanitised on the server. */
export const ProductCategory = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  ...languageField,
  html: z.string(),
  image: Image.nullable(),
  breadcrumbs: z.array(Breadcrumb),
  children: z.array(z.object({ path: z.string(), title: z.string(), count: z.int(), ...languageField })),
  metaTitle: z.string(),
  metaDescription: z.string(),
})
export type ProductCategory = z.infer<typeof ProductCategory>

/**
 * A product of the comparison. `values` are in the order of the comparison's rows; null where the product has no value.
 */
const ComparedProduct = ProductListItem.extend({ values: z.array(z.string().nullable()) })

/** `differs` when two products have different values, or one has none. */
export const Comparison = z.object({
  products: z.array(ComparedProduct),
  rows: z.array(z.object({ code: z.string(), differs: z.boolean() })),
})
export type Comparison = z.infer<typeof Comparison>

const path = z.object({ path: z.string().regex(/^[a-z0-9][a-z0-9/-]{0,199}$/) })
const slug = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,160}$/) })
const sku = z.object({ sku: z.string().refine(isValidSku) })

export const productsSchemas = {
  getProductCategory: { input: path, output: ProductCategory },
  getProducts: { input: ProductFilters.extend(path.shape), output: ProductList },
  /** Related products and accessories. */
  getRelatedProducts: {
    input: slug,
    output: z.object({ related: z.array(ProductListItem), accessories: z.array(ProductListItem) }),
  },
  /** `skus` are joined by points, as in the cookies. The response leaves out unknown SKUs. */
  getProductsBySku: {
    input: z.object({ skus: z.string().max(65 * (maxViewedProducts + 1)) }),
    output: z.object({ products: z.array(ProductListItem) }),
  },
  /** The products in this browser's comparison cookie. */
  getComparison: { input: emptyObject, output: Comparison },
  /** 422 `rejected` when the comparison is full. */
  addToComparison: { input: sku, output: Comparison },
  removeFromComparison: { input: sku, output: Comparison },
}
