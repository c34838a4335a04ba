import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '../../routing/route-data.ts'

/**
 * Loads the menus of every page. When that fails, a page still works: the header links to the listing and the basket.
 */
export const loadNavigation = async ({ context }: LoaderFunctionArgs) => {
  try {
    await loadQuery(context, 'getNavigation', {})
  } catch {
    // The commerce API is down; the page's own loader decides whether the page can be shown.
  }
  return null
}
