import { loadList, loadQuery } from '../../routing/route-data.ts'
import { readProductFilters } from './product-filters.ts'

/** For loaders: fetches the products that `ProductListSection` shows for this URL. */
export const loadProductList = async (
  context: unknown,
  category: string,
  request: Request,
  load: typeof loadList = loadList,
) => {
  const filters = readProductFilters(new URL(request.url).searchParams)
  await load(context, 'getProducts', { path: category, ...filters }, request)
}

/** Like `loadProductList`, for a page that renders without the products, too. */
export const loadOptionalProductList = (context: unknown, category: string, request: Request) =>
  loadProductList(context, category, request, loadQuery).catch(() => {})
