import type { ProductFilters, ProductOrder } from '#shared/api/products/products-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { ProductCategory, ProductListing, ProductSummaries } from '../../upstream/schemas/products.ts'

type Reader = Pick<CommerceApi, 'read'>

/** Four to a row on wide screens, two on phones. */
export const productsPerPage = 12

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const orderQuery: Record<ProductOrder, Record<string, string>> = {
  position: {},
  newest: { 'order[releasedAt]': 'desc' },
  name: { 'order[name]': 'asc' },
  cheapest: { 'order[price]': 'asc' },
  dearest: { 'order[price]': 'desc' },
}

/** 404 `not_found` when there is no such category. */
export const findCategory = (api: Reader, { language }: Preferences, path: string) =>
  api.read({ path: `/product-category-by-path/${encoded(path)}`, language, answer: ProductCategory })

export const listProducts = (
  api: Reader,
  { language, currency }: Preferences,
  path: string,
  filters: ProductFilters,
) => {
  const { page, order, format, room } = filters
  const query = { page, itemsPerPage: productsPerPage, currency, format, room, ...orderQuery[order] }
  return api.read({ path: `/products-by-category/${encoded(path)}`, query, language, answer: ProductListing })
}

/** In the order asked for; unknown ones are left out. */
export const findProducts = async (api: Reader, { language }: Preferences, skus: readonly string[]) => {
  if (skus.length === 0) return []
  const found = await api.read({ path: '/products', query: { skus }, language, answer: ProductSummaries })
  return found['hydra:member']
}
