import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '../../routing/route-data.ts'

/**
 * Menus are wanted on every page but none fails for want of them: without them the header still leads to the programme
 * and the basket.
 */
export const layoutLoader = async ({ context }: LoaderFunctionArgs) => {
  try {
    await loadQuery(context, 'getNavigation', {})
  } catch {
    // The catalogue is down; the page itself decides whether it can be shown.
  }
  return null
}
