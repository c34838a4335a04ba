import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { fetchQueryResult } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

/** Where the checkout stands now, never from memory, and its basket for the rest of the page. */
export const loadCheckout = async (context: unknown) => {
  const result = await fetchQueryResult(context, 'getCheckout', {})
  if (result.data)
    await getAppContext(context).store.dispatch(api.util.upsertQueryData('getBasket', {}, result.data.basket))
  return result
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
