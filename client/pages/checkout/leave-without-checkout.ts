import type { ApiError } from '#shared/api/errors.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { fetchQueryResult } from '../../routing/route-data.ts'

/**
 * Redirects to the basket page when there is nothing to check out. Undefined for another error, and when the page
 * offers the tickets of an expired hold again.
 */
export const leaveWithoutCheckout = async (context: unknown, request: Request, { status }: ApiError) => {
  if (status !== 409) return undefined
  const { data: basket } = await fetchQueryResult(context, 'getBasket', {})
  return basket && basket.expired.length > 0 ? undefined : redirectTo(request, '/basket')
}
