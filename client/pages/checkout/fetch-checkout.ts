import { api } from '../../data/api.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { fetchQueryResult } from '../../routing/route-data.ts'

/** Always fetches the checkout, never from the cache, and loads the basket for the rest of the page. */
export const fetchCheckout = async (context: unknown) => {
  const result = await fetchQueryResult(context, 'getCheckout', {})
  if (result.data)
    await getAppContext(context).store.dispatch(api.util.upsertQueryData('getBasket', {}, result.data.basket))
  return result
}
