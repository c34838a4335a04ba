import type { ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Output } from '#shared/api/schemas.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { cacheBasket } from '../../data/cache-updates/basket-cache-updates.ts'
import { runMutation } from '../../routing/route-data.ts'
import { actionError } from '../../routing/action-error.ts'

export type ReorderResult =
  { error: ApiError; reordered?: undefined } | { error?: undefined; reordered: Omit<Output<'reorder'>, 'basket'> }

/** Adds the lines that are still available to the basket; returns the lines that are not. */
export const action = async ({ params, context }: ActionFunctionArgs) => {
  const { data, error } = await runMutation(context, 'reorder', { id: params.id ?? '' })
  if (error) return actionError<{ error: ApiError }>({ error })
  cacheBasket(getAppContext(context).store.dispatch, data.basket)
  return { reordered: { addedCount: data.addedCount, unavailableLines: data.unavailableLines } } satisfies ReorderResult
}
