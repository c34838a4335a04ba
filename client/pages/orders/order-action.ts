import type { ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Output } from '#shared/api/schemas.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { cacheBasket } from '../../data/cache-updates/basket-cache-updates.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'

export type ReorderResult =
  { error: ApiError; reordered?: undefined } | { error?: undefined; reordered: Omit<Output<'reorder'>, 'basket'> }

/**
 * Claims the order for the customer's account, or reorders: adds the lines that are still available to the basket and
 * returns the others.
 */
export const action = async ({ params, context, request }: ActionFunctionArgs) => {
  const id = params.id ?? ''
  if ((await request.formData()).has('claim')) {
    const claim = await runMutation(context, 'claimOrder', { id })
    if (claim.error) return actionError<{ error: ApiError }>({ error: claim.error })
    return redirectToDocument(request, `/account/orders/${encodeURIComponent(id)}?done=claimed`)
  }
  const { data, error } = await runMutation(context, 'reorder', { id })
  if (error) return actionError<{ error: ApiError }>({ error })
  cacheBasket(getAppContext(context).store.dispatch, data.basket)
  return { reordered: { addedCount: data.addedCount, unavailableLines: data.unavailableLines } } satisfies ReorderResult
}
