import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadQuery } from '../../routing/route-data.ts'
import { orderPath, type OrderSubpage } from '../../features/orders/order-path.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

/**
 * Loads the order in the URL and redirects to its canonical page: inside the account for its customer, outside for
 * guests.
 */
export const createOrderLoader =
  (subpage?: OrderSubpage) =>
  async ({ params, context, request }: LoaderFunctionArgs) => {
    const order = await loadQuery(context, 'getOrder', { id: params.id ?? '' }, request)
    const isInAccount = new URL(request.url).pathname.startsWith('/account/')
    if (order.isAccountOrder !== isInAccount) throw redirectTo(request, orderPath(order, subpage))
    return null
  }
