import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import { ask, submit } from '../../routing/load.ts'
import { forgetBasket } from './forget-basket.ts'

/** Seconds until the next look while the box office does not answer. */
const patience = 5

/** `trouble`: how the payment went cannot be asked right now. */
export type Completion = PaymentOutcome & { trouble?: true }

/** What is passing; the payment may be through all the same, so nobody is told that it is not. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500

const outcomeOf = async (context: unknown, search: URLSearchParams) => {
  const transaction = search.get('transaction')
  if (transaction) return submit(context, 'completePayment', { transaction })
  const { data: order, error } = await ask(context, 'getOrder', { id: search.get('order') ?? '' })
  return error ? { error } : { data: { state: 'paid', order } satisfies PaymentOutcome }
}

/**
 * Asks how the payment went, which makes the order of it; again and again is the same. 404 for one this browser did not
 * begin.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  if (!search.get('transaction') && !search.get('order')) throw data(null, { status: 404 })
  const { data: outcome, error } = await outcomeOf(context, search)
  if (error) {
    if (isPassing(error.status))
      return data<Completion>(
        { state: 'waiting', retryAfter: error.retryAfter ?? patience, trouble: true },
        { status: 503 },
      )
    throw data(error, { status: error.status })
  }
  if (outcome.state === 'paid') forgetBasket(context)
  return data<Completion>(outcome)
}
