import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import { fetchQueryResult, runMutation } from '../../../routing/route-data.ts'
import { clearBasketCache } from '../clear-basket-cache.ts'

/** Seconds until the next request while the commerce API does not respond. */
const defaultRetrySeconds = 5

/**
 * `receivedAt` is when the outcome arrived, in milliseconds: on this browser's clock or, inside a document, on the
 * server's. `isUnreachable`: the commerce API does not respond, so the result of the payment is unknown.
 */
export type Completion = PaymentOutcome & { receivedAt: number; isUnreachable?: true }

/** Temporary failures. The payment may have succeeded, so the page must not say that it failed. */
const isTemporaryFailure = (status: number) => status === 0 || status === 429 || status >= 500

const fetchOutcome = async (context: unknown, search: URLSearchParams) => {
  const transactionId = search.get('transaction')
  if (transactionId) return runMutation(context, 'completePayment', { transactionId })
  const { data: order, error } = await fetchQueryResult(context, 'getOrder', { id: search.get('order') ?? '' })
  return error ? { error } : { data: { state: 'paid', order } satisfies PaymentOutcome }
}

/** Reconciles the payment, which creates the order; may run again. 404 for a payment that another browser began. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  if (!search.get('transaction') && !search.get('order')) throw data(null, { status: 404 })
  const { data: outcome, error } = await fetchOutcome(context, search)
  if (error) {
    if (isTemporaryFailure(error.status))
      return data<Completion>(
        {
          state: 'waiting',
          retryAfter: error.retryAfter ?? defaultRetrySeconds,
          basket: null,
          shippingName: null,
          receivedAt: Date.now(),
          isUnreachable: true,
        },
        { status: 503 },
      )
    throw data(error, { status: error.status })
  }
  if (outcome.state === 'paid') clearBasketCache(context)
  return data<Completion>({ ...outcome, receivedAt: Date.now() })
}
