import { loadList, loadQuery } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { canonicalProductListPath, readProductFilters } from './product-filters.ts'

/**
 * For loaders: fetches the products that `ProductListSection` shows for this URL. Throws a redirect if the URL is not
 * canonical.
 */
export const loadProductList = async (
  context: unknown,
  category: string,
  request: Request,
  load: typeof loadList = loadList,
) => {
  const url = new URL(request.url)
  const canonicalPath = canonicalProductListPath(url)
  if (canonicalPath) throw redirectTo(request, canonicalPath)
  await load(context, 'getProducts', { path: category, ...readProductFilters(url.searchParams) }, request)
}

/** Like `loadProductList`, for a page that renders without the products, too: throws only the redirect. */
export const loadOptionalProductList = (context: unknown, category: string, request: Request) =>
  loadProductList(context, category, request, loadQuery).catch((thrown: unknown) => {
    if (thrown instanceof Response) throw thrown
  })
