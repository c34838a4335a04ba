import type { LoaderFunctionArgs } from 'react-router-dom'
import { load } from '../../routing/load.ts'
import { orderPath } from '../../features/orders/order-path.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

/** Loads the order of the address, and leads to where it is at home: in the account whose it is, or outside of any. */
export const loadOrder =
  (part?: 'tickets' | 'invoice') =>
  async ({ params, context, request }: LoaderFunctionArgs) => {
    const order = await load(context, 'getOrder', { id: params.id ?? '' }, request)
    const inAccount = new URL(request.url).pathname.startsWith('/account/')
    if (order.own !== inAccount) throw redirectTo(request, orderPath(order, part))
    return null
  }
