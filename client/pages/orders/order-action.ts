import type { ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Output } from '#shared/api/schemas.ts'
import { appOf } from '../../routing/app-context.ts'
import { showBasket } from '../../data/cache-updates/basket-answers.ts'
import { submit } from '../../routing/load.ts'
import { refuse } from '../../routing/refuse.ts'

export type AgainData =
  { error: ApiError; again?: undefined } | { error?: undefined; again: Omit<Output<'orderAgain'>, 'basket'> }

/** Puts what can still be had into the basket, and answers with the page, which says what could not. */
export const action = async ({ params, context }: ActionFunctionArgs) => {
  const { data, error } = await submit(context, 'orderAgain', { id: params.id ?? '' })
  if (error) return refuse<{ error: ApiError }>({ error })
  showBasket(appOf(context).store.dispatch, data.basket)
  return { again: { added: data.added, missing: data.missing } } satisfies AgainData
}
