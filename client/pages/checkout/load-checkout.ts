import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { addSessionChange, sessionChanges } from '../../features/identity/session-changes.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { findOpenStep, parseStep, stepPath } from './checkout-steps.ts'
import { fetchCheckout } from './fetch-checkout.ts'
import { leaveWithoutCheckout } from './leave-without-checkout.ts'
import { loadStepCode } from './lazy-steps.ts'

/**
 * Redirects to the first open step from `/checkout` and from a step that is not open yet. A step confirms that the
 * shopper has just signed in. An empty basket redirects to the basket page. After a hold has expired the page offers
 * its tickets again, with what the shopper sent too late.
 */
export const loader = async ({ context, request, params }: LoaderFunctionArgs) => {
  const requested = parseStep(params.step)
  if (params.step !== undefined && !requested) throw data(null, { status: 404 })
  const { data: checkout, error } = await fetchCheckout(context)
  if (error?.status === 409) return (await leaveWithoutCheckout(context, request, error)) ?? null
  if (error) throw data(error, { status: error.status || 503 })
  const openStep = findOpenStep(checkout, requested)
  if (openStep !== requested) {
    const done = new URL(request.url).searchParams.get('done')
    const change = sessionChanges.find((name) => name === done)
    return redirectTo(request, change ? addSessionChange(stepPath(openStep), change) : stepPath(openStep))
  }
  await loadStepCode(openStep)
  return null
}
