import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { fetchQueryResult } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { findOpenStep, parseStep, stepPath } from './checkout-steps.ts'
import { loadStepCode } from './step-code.ts'

/** Always fetches the checkout, never from the cache, and loads the basket for the rest of the page. */
export const loadCheckout = async (context: unknown) => {
  const result = await fetchQueryResult(context, 'getCheckout', {})
  if (result.data)
    await getAppContext(context).store.dispatch(api.util.upsertQueryData('getBasket', {}, result.data.basket))
  return result
}

/**
 * A step that is not open yet redirects to the first open one, and so does `/checkout`. An empty basket redirects to
 * the basket page, which explains why it is empty, also after a hold has expired.
 */
export const loader = async ({ context, request, params }: LoaderFunctionArgs) => {
  const requested = parseStep(params.step)
  if (params.step !== undefined && !requested) throw data(null, { status: 404 })
  const { data: checkout, error } = await loadCheckout(context)
  if (error?.status === 409) return redirectTo(request, '/basket')
  if (error) throw data(error, { status: error.status || 503 })
  const openStep = findOpenStep(checkout, requested)
  if (openStep !== requested) return redirectTo(request, stepPath(openStep))
  await loadStepCode(openStep)
  return null
}
