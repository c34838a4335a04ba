import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { appOf } from '../../routing/app-context.ts'
import { ask } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

/** Where the checkout stands now, never from memory, and its basket for the rest of the page. */
export const loadCheckout = async (context: unknown) => {
  const answer = await ask(context, 'getCheckout', {})
  if (answer.data) await appOf(context).store.dispatch(api.util.upsertQueryData('getBasket', {}, answer.data.basket))
  return answer
}

/**
 * There is nothing to check out of an empty basket; its own page says what that means, also when a hold has just run
 * out.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { error } = await loadCheckout(context)
  if (error?.status === 409) return redirectTo(request, '/basket')
  if (error) throw data(error, { status: error.status || 503 })
  return null
}
