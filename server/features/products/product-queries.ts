import type { ProductSortOrder } from '#shared/api/products/product-sort-orders.ts'
import type { ProductFilters } from '#shared/api/products/products-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { ProductCategoryResource, ProductListing, ProductSummaries } from '../../upstream/resources/products.ts'
import { encodePath, type ContentSource } from '../../upstream/content-source.ts'

/** A multiple of the products in a row: four on wide screens, two on phones. */
export const productsPerPage = 12

const orderQuery: Record<ProductSortOrder, Record<string, string>> = {
  position: {},
  newest: { 'order[releasedAt]': 'desc' },
  name: { 'order[name]': 'asc' },
  cheapest: { 'order[price]': 'asc' },
  dearest: { 'order[price]': 'desc' },
}

/** Loads a category. Throws 404 `not_found` for an unknown one. */
export const findCategory = (api: ContentSource, { language }: Preferences, path: string) =>
  api.readCached({ path: `/product-category-by-path/${encodePath(path)}`, language, schema: ProductCategoryResource })

export const fetchProducts = (
  api: ContentSource,
  { language, currency }: Preferences,
  path: string,
  filters: ProductFilters,
) => {
  const { page, order, format, room } = filters
  const query = { page, itemsPerPage: productsPerPage, currency, format, room, ...orderQuery[order] }
  return api.readCached({ path: `/products-by-category/${encodePath(path)}`, query, language, schema: ProductListing })
}

/** Loads products in the order of `skus`; leaves out unknown ones. */
export const fetchProductsBySku = async (api: ContentSource, { language }: Preferences, skus: readonly string[]) => {
  if (skus.length === 0) return []
  const found = await api.readCached({ path: '/products', query: { skus }, language, schema: ProductSummaries })
  return found['hydra:member']
}
