import type { ProductSortOrder } from '#shared/api/products/products-schemas.ts'
import { anyOption } from '../listings/any-option.ts'

/**
 * What the address says about a list of products: always filled in the same way, so that loader and page ask for the
 * same thing.
 */
export type ProductFilters = { page: number; order: ProductSortOrder; format?: string; room?: string }

export const productOrders = [
  'position',
  'newest',
  'name',
  'cheapest',
  'dearest',
] as const satisfies readonly ProductSortOrder[]

const parseSlug = (text: string | null) =>
  text !== null && text !== anyOption && /^[a-z0-9-]{1,60}$/.test(text) ? text : undefined

/** Forgives what people type into the address bar. */
export const readProductFilters = (search: URLSearchParams): ProductFilters => {
  const page = /^\d{1,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const format = parseSlug(search.get('format'))
  const room = parseSlug(search.get('room'))
  return {
    page: Math.min(Math.max(page, 1), 1000),
    order: productOrders.find((order) => order === search.get('order')) ?? 'position',
    ...(format ? { format } : {}),
    ...(room ? { room } : {}),
  }
}

export const isFiltered = ({ format, room }: ProductFilters) => Boolean(format ?? room)

/** The list's address below a page's own path: parameters in one order, nothing that says nothing. */
export const productListPath = (pathname: string, { page, order, format, room }: ProductFilters): string => {
  const search = new URLSearchParams()
  if (format) search.set('format', format)
  if (room) search.set('room', room)
  if (order !== 'position') search.set('order', order)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `${pathname}?${text}` : pathname
}

const defaultValues: Record<string, readonly string[]> = {
  order: ['', 'position'],
  format: ['', anyOption],
  room: ['', anyOption],
  page: ['', '1'],
}

/**
 * A form without a script sends every field, the untouched ones too: the address to go to instead, undefined where it
 * is clean.
 */
export const canonicalListPath = (url: URL): string | undefined => {
  const redundant = Object.entries(defaultValues).filter(([name, values]) =>
    values.includes(url.searchParams.get(name) ?? 'absent'),
  )
  if (redundant.length === 0) return undefined
  for (const [name] of redundant) url.searchParams.delete(name)
  return url.pathname + url.search
}
