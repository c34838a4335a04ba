import { productSortOrders, type ProductSortOrder } from '#shared/api/products/product-sort-orders.ts'
import { anyOption } from '../filtered-lists/any-option.ts'

/** The product list that a URL selects. It always has the same shape, so that loader and page run the same query. */
export type ProductListFilters = { page: number; order: ProductSortOrder; format?: string; room?: string }

const parseSlug = (text: string | null) =>
  text !== null && text !== anyOption && /^[a-z0-9-]{1,60}$/.test(text) ? text : undefined

/** Ignores invalid values, since people type into the address bar. */
export const readProductFilters = (search: URLSearchParams): ProductListFilters => {
  const page = /^\d{1,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const format = parseSlug(search.get('format'))
  const room = parseSlug(search.get('room'))
  return {
    page: Math.min(Math.max(page, 1), 1000),
    order: productSortOrders.find((order) => order === search.get('order')) ?? 'position',
    ...(format ? { format } : {}),
    ...(room ? { room } : {}),
  }
}

/** The input of `getProducts` for the start of a category, without filters. */
export const toFirstPageInput = (category: string) => ({ path: category, page: 1, order: 'position' as const })

export const isFiltered = ({ format, room }: ProductListFilters) => Boolean(format ?? room)

/** The path of the list below the path of a page: parameters in a fixed order, without defaults. */
export const productListPath = (pathname: string, { page, order, format, room }: ProductListFilters): string => {
  const search = new URLSearchParams()
  if (format) search.set('format', format)
  if (room) search.set('room', room)
  if (order !== 'position') search.set('order', order)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `${pathname}?${text}` : pathname
}
