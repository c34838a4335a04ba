import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { computeBasketFingerprint } from '../../session/basket-fingerprint.ts'
import type { CheckoutBaskets } from './checkout-baskets.ts'
import { toOrderAccess } from './to-order-access.ts'
import { createPaymentCalls } from './payment-calls.ts'

export type CompletePaymentDeps = {
  api: Pick<CommerceApi, 'send' | 'has'>
  baskets: CheckoutBaskets
  orderReader: { readOrder(context: RequestContext, id: string): Promise<Order> }
}

/** In seconds. */
const pollAfterSeconds = 2

const paymentNotFound = () => new AppError(404, 'not_found', 'There is no such payment.')

const noBasket = { basket: null, shippingName: null }

type FailedPayment = { cause: 'declined' | 'cancelled' | 'expired'; reason: string | null }

/**
 * Ends a payment when the shopper returns; may be repeated. A paid basket becomes an order; an unpaid one can be paid
 * again.
 */
export const createCompletePayment = ({
  api,
  baskets,
  orderReader,
}: CompletePaymentDeps): Handlers['completePayment'] => {
  /**
   * Saves the order before it drops the basket pointer: after a crash between both, a repeated return still finds one
   * of them.
   */
  const completePurchase = async (order: OrderReference, purchase: Purchase, context: RequestContext) => {
    const remember = (basket?: BasketResource) =>
      context.session.rememberPurchase({ ...purchase, order: toOrderAccess(api, order, basket) })
    await remember()
    await baskets.withLock(context, async (locked) => {
      // A guest may have signed in while paying. Then reading the guest basket saves the order's key.
      if (order.key === null) await baskets.readGuestBasket(locked)
      const basket = await baskets.readInAnyState(locked)
      if (!basket || computeBasketFingerprint(basket) !== purchase.basket) return
      if (!api.has('guest-orders')) await remember(basket)
      await baskets.clearPointer(locked)
    })
  }

  /** The order of a paid basket, for an API whose payments do not name it. */
  const convertPaidBasket = async (purchase: Purchase, context: RequestContext): Promise<OrderReference | null> => {
    const basket = await baskets.withLock(context, (locked) => baskets.readInAnyState(locked))
    if (!basket || computeBasketFingerprint(basket) !== purchase.basket) return null
    return basket.order ?? createPaymentCalls(api, context).convertBasket(basket)
  }

  const presentUnpaid = async (context: RequestContext, basket: BasketResource) => {
    const [presentedBasket, services] = await Promise.all([
      baskets.present(context, basket),
      baskets.fetchShippingServices(context, basket),
    ])
    const service = services.find(({ code }) => code === basket.shipping?.service)
    return { basket: presentedBasket, shippingName: service?.name ?? null }
  }

  /** The basket that a pending payment is for. */
  const readPending = async (purchase: Purchase, context: RequestContext) =>
    baskets.withActiveBasket(context, async (active, basket) =>
      basket && computeBasketFingerprint(basket) === purchase.basket ? presentUnpaid(active, basket) : noBasket,
    )

  /** Reopens the basket that was confirmed for this payment, unless another payment has paid for it. */
  const reopenAfterFailure = async (
    purchase: Purchase,
    { cause, reason }: FailedPayment,
    context: RequestContext,
  ): Promise<PaymentOutcome> =>
    // Under the lock: another tab may have begun a payment meanwhile, which reopening would cancel.
    baskets.withLock(context, async (locked) => {
      const basketPurchases = (await locked.session.listPurchases()).filter(
        ({ basket }) => basket !== undefined && basket === purchase.basket,
      )
      const paid = basketPurchases.find(({ order }) => order)?.order
      if (paid) return { state: 'paid', order: await orderReader.readOrder(locked, paid.id) }
      const basket = await baskets.readActive(locked)
      const isSameBasket = basket !== undefined && computeBasketFingerprint(basket) === purchase.basket
      const isLatestPayment = basketPurchases[0]?.transaction === purchase.transaction
      const currentBasket =
        isSameBasket && isLatestPayment && basket.status === 'confirmed'
          ? await baskets.reopenBasket(locked, basket)
          : basket
      if (!isSameBasket || !currentBasket) return { state: 'open', cause, reason, ...noBasket }
      if (currentBasket.lapsed.length > 0) return { state: 'lost' }
      return { state: 'open', cause, reason, ...(await presentUnpaid(locked, currentBasket)) }
    })

  return async ({ transactionId }, context) => {
    const purchase = (await context.session.listPurchases()).find(
      (candidate) => candidate.transaction === transactionId,
    )
    if (!purchase) throw paymentNotFound()
    if (purchase.order) return { state: 'paid', order: await orderReader.readOrder(context, purchase.order.id) }
    const {
      status,
      order: namedOrder,
      reason,
    } = await createPaymentCalls(api, context)
      .confirmTransaction(transactionId)
      .catch((error: unknown) => {
        throw hasStatus(error, 404) ? paymentNotFound() : error
      })
    const isOrderUnnamed = status === 'captured' && !api.has('payment-outcome')
    const order = isOrderUnnamed ? await convertPaidBasket(purchase, context) : namedOrder
    if (order) {
      await completePurchase(order, purchase, context)
      return { state: 'paid', order: await orderReader.readOrder(context, order.id) }
    }
    if (status === 'declined' || status === 'cancelled' || status === 'expired')
      return reopenAfterFailure(purchase, { cause: status, reason }, context)
    return { state: 'waiting', retryAfter: pollAfterSeconds, ...(await readPending(purchase, context)) }
  }
}
