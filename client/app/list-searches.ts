import type { Output, RawInput } from '#shared/api/schemas.ts'
import type { QueryName } from '../data/api.ts'
import { anyOption } from '../features/filtered-lists/any-option.ts'
import { productListPath, readProductFilters, toFirstPageInput } from '../features/products/product-filters.ts'
import { isContentPath, toContentPath } from '../pages/content/content-path.ts'
import {
  hasListingFilters,
  listingPath,
  readListingParams,
  readListingView,
} from '../pages/events/listing/event-filters.ts'
import { omitUnknownFilters } from '../pages/events/listing/omit-unknown-filters.ts'
import { readPageArgs, toPagePath } from '../routing/list-page.ts'

/** Undefined when the data is late or missing. */
type FindData = <N extends QueryName>(name: N, input: RawInput<N>) => Promise<Output<N> | undefined>

/** Makes one query of all those that show the same list. Values that a client makes up must not make a page each. */
type ListSearch = {
  /** The query as the page's parser reads it: in a fixed order, without defaults and without values that it rejects. */
  parse: (search: URLSearchParams) => string
  /** `parse`, also without values that nothing in the catalogue has; a page beyond the last is the last. */
  match: (search: URLSearchParams, path: string, find: FindData) => Promise<string>
  /** Whether a plain form has sent fields that are not set. Its URL redirects to the one without them. */
  hasUnsetFields: (search: URLSearchParams) => boolean
}

const hasUnsetFields: ListSearch['hasUnsetFields'] = (search) =>
  [...search.values()].some((value) => value === '' || value === anyOption)

const getQuery = (path: string) => path.split('?')[1] ?? ''
const toPage = (page: number, list: { pages: number } | undefined) => Math.min(page, list?.pages ?? page)
const removePrefix = (path: string, prefix: string) => toContentPath(path.slice(prefix.length))

const parseListing: ListSearch['parse'] = (search) =>
  getQuery(listingPath(readListingParams(search), readListingView(search)))

const matchListing: ListSearch['match'] = async (search, _path, find) => {
  const { page, ...requested } = readListingParams(search)
  const [all, places] = await Promise.all([
    hasListingFilters({ page, ...requested }) ? find('getEvents', { page: 1 }) : undefined,
    requested.venue === undefined ? undefined : find('getVenues', {}),
  ])
  const filters = { ...omitUnknownFilters(requested, all, places?.venues), page: 1 }
  const list = page > 1 ? await find('getEvents', filters) : undefined
  return getQuery(listingPath({ ...filters, page: toPage(page, list) }, readListingView(search)))
}

const parseProducts: ListSearch['parse'] = (search) => getQuery(productListPath('', readProductFilters(search)))

const matchProducts = async (search: URLSearchParams, category: string, find: FindData) => {
  const { page, order, ...requested } = readProductFilters(search)
  const all = requested.format || requested.room ? await find('getProducts', toFirstPageInput(category)) : undefined
  const isKnown = (values: { value: string }[] | undefined, requestedValue: string | undefined) =>
    !values || values.some(({ value }) => value === requestedValue)
  const filters = {
    page: 1,
    order,
    ...(requested.format && isKnown(all?.formats, requested.format) ? { format: requested.format } : {}),
    ...(requested.room && isKnown(all?.rooms, requested.room) ? { room: requested.room } : {}),
  }
  const list = page > 1 ? await find('getProducts', { path: category, ...filters }) : undefined
  return getQuery(productListPath('', { ...filters, page: toPage(page, list) }))
}

/** The public pages with lists, by the path of their route. */
export const listSearches: Readonly<Record<string, ListSearch>> = {
  '/whats-on': { hasUnsetFields, parse: parseListing, match: matchListing },
  '/category/*': {
    hasUnsetFields,
    parse: parseProducts,
    match: (search, path, find) => matchProducts(search, removePrefix(path, '/category/'), find),
  },
  '/articles/*': {
    hasUnsetFields,
    parse: (search) => getQuery(toPagePath('', readPageArgs(search).page ?? 1)),
    match: async (search, path, find) => {
      const { page = 1 } = readPageArgs(search)
      const list = await find('getArticles', { path: removePrefix(path, '/articles/'), page: 1 })
      return getQuery(toPagePath('', toPage(page, list)))
    },
  },
  '*': {
    hasUnsetFields,
    parse: parseProducts,
    match: async (search, path, find) => {
      const contentPath = removePrefix(path, '/')
      const content = isContentPath(contentPath) ? await find('getContent', { path: contentPath }) : { page: null }
      if (!content) return parseProducts(search)
      return content.page?.productCategory ? matchProducts(search, content.page.productCategory, find) : ''
    },
  },
}
