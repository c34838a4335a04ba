import type { LoaderFunctionArgs } from 'react-router-dom'
import { orderPath } from '../../features/orders/order-path.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { runMutation } from '../../routing/route-data.ts'

/**
 * Target of the links in the emails of an order. Exchanges the token for access of this session. Redirects to the clean
 * URL of the order or its tickets before anything is shown. So no history, Referer or script ever holds the token.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has('token')) return null
  const token = searchParams.get('token') ?? ''
  const { data: order, error } = await runMutation(context, 'openOrderLink', { token })
  if (error) return redirectTo(request, `/orders/look-up?link=${error.status === 422 ? 'ended' : 'later'}`)
  const subpage = searchParams.get('page') === 'tickets' ? 'tickets' : undefined
  return redirectTo(request, orderPath({ ...order, isAccountOrder: false }, subpage))
}
