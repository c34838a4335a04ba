import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { basketFingerprint } from './idempotency.ts'
import type { CheckoutBaskets } from './checkout-basket.ts'
import { createPaymentCalls } from './payment-calls.ts'

export type CompletePaymentDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: CheckoutBaskets
  orderReader: { readOrder(context: RequestContext, id: string): Promise<Order> }
}

/** Seconds. */
const pollAfterSeconds = 2

const paymentNotFound = () => new AppError(404, 'not_found', 'There is no such payment.')

type FailedPayment = { cause: 'declined' | 'cancelled' | 'expired'; reason: string | null }

/**
 * How a return from the payment page ends, any number of times: what was paid is an order, and what was not can be
 * tried again.
 */
export const createCompletePayment = ({
  api,
  baskets,
  orderReader,
}: CompletePaymentDeps): Handlers['completePayment'] => {
  /** The order is kept before the basket is forgotten: whatever fails in between, coming back finds one of them. */
  const completePurchase = async ({ id, key }: OrderReference, purchase: Purchase, context: RequestContext) => {
    await context.session.rememberPurchase({
      ...purchase,
      order: { id, key: key === null ? undefined : new Secret(key, 'order key') },
    })
    await baskets.withCheckoutBasket(context, async (checkoutBasket) => {
      // Whoever signed in while they paid has the order's key with the basket they paid for as a guest.
      if (key === null) await checkoutBasket.readGuestBasket()
      const basket = await checkoutBasket.peek()
      if (basket && basketFingerprint(basket) === purchase.basket) await checkoutBasket.clearPointer()
    })
  }

  /**
   * A basket that was confirmed for this payment can be changed again; one that is paid for in another way is left
   * alone.
   */
  const reopenAfterFailure = async (
    purchase: Purchase,
    { cause, reason }: FailedPayment,
    context: RequestContext,
  ): Promise<PaymentOutcome> => {
    const basketPurchases = (await context.session.listPurchases()).filter(
      ({ basket }) => basket !== undefined && basket === purchase.basket,
    )
    const paid = basketPurchases.find(({ order }) => order)?.order
    if (paid) return { state: 'paid', order: await orderReader.readOrder(context, paid.id) }
    return baskets.withCheckoutBasket(context, async (checkoutBasket) => {
      const basket = await checkoutBasket.readActive()
      const isSameBasket = basket !== undefined && basketFingerprint(basket) === purchase.basket
      const isLatestPayment = basketPurchases[0]?.transaction === purchase.transaction
      const currentBasket =
        isSameBasket && isLatestPayment && basket.status === 'confirmed'
          ? await checkoutBasket.reopenBasket(basket)
          : basket
      return isSameBasket && currentBasket && currentBasket.lapsed.length > 0
        ? { state: 'lost' }
        : { state: 'open', cause, reason }
    })
  }

  return async ({ transactionId }, context) => {
    const purchase = (await context.session.listPurchases()).find((one) => one.transaction === transactionId)
    if (!purchase) throw paymentNotFound()
    if (purchase.order) return { state: 'paid', order: await orderReader.readOrder(context, purchase.order.id) }
    const { status, order, reason } = await createPaymentCalls(api, context)
      .confirmTransaction(transactionId)
      .catch((error: unknown) => {
        throw hasStatus(error, 404) ? paymentNotFound() : error
      })
    if (order) {
      await completePurchase(order, purchase, context)
      return { state: 'paid', order: await orderReader.readOrder(context, order.id) }
    }
    if (status === 'declined' || status === 'cancelled' || status === 'expired')
      return reopenAfterFailure(purchase, { cause: status, reason }, context)
    return { state: 'waiting', retryAfter: pollAfterSeconds }
  }
}
