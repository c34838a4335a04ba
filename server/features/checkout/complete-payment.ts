import type { PaymentOutcome } from '#shared/api/checkout/checkout-schemas.ts'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { OrderReference } from '../../upstream/schemas/basket.ts'
import { markOf } from './attempt.ts'
import type { BasketsOfCheckout } from './checkout-desk.ts'
import { createPaymentCalls } from './payment-calls.ts'

export type CompletePaymentDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: BasketsOfCheckout
  reader: { read(context: RequestContext, id: string): Promise<Order> }
}

/** Seconds. */
const askAgainAfter = 2

const notThere = () => new AppError(404, 'not_found', 'There is no such payment.')

type Unpaid = { cause: 'declined' | 'cancelled' | 'expired'; reason: string | null }

/**
 * How a return from the payment page ends, any number of times: what was paid is an order, and what was not can be
 * tried again.
 */
export const createCompletePayment = ({ api, baskets, reader }: CompletePaymentDeps): Handlers['completePayment'] => {
  /** The order is kept before the basket is forgotten: whatever fails in between, coming back finds one of them. */
  const settle = async ({ id, key }: OrderReference, purchase: Purchase, context: RequestContext) => {
    await context.session.rememberPurchase({
      ...purchase,
      order: { id, key: key === null ? undefined : new Secret(key, 'order key') },
    })
    await baskets.atCheckout(context, async (desk) => {
      // Whoever signed in while they paid has the order's key with the basket they paid for as a guest.
      if (key === null) await desk.readKept()
      const basket = await desk.look()
      if (basket && markOf(basket) === purchase.basket) await desk.forget()
    })
  }

  /**
   * A basket that was confirmed for this payment can be changed again; one that is paid for in another way is left
   * alone.
   */
  const stillThere = async (
    purchase: Purchase,
    { cause, reason }: Unpaid,
    context: RequestContext,
  ): Promise<PaymentOutcome> => {
    const ofBasket = (await context.session.purchases()).filter(
      ({ basket }) => basket !== undefined && basket === purchase.basket,
    )
    const paid = ofBasket.find(({ order }) => order)?.order
    if (paid) return { state: 'paid', order: await reader.read(context, paid.id) }
    return baskets.atCheckout(context, async (desk) => {
      const basket = await desk.read()
      const isOwn = basket !== undefined && markOf(basket) === purchase.basket
      const isLatest = ofBasket[0]?.transaction === purchase.transaction
      const now = isOwn && isLatest && basket.status === 'confirmed' ? await desk.reopen(basket) : basket
      return isOwn && now && now.lapsed.length > 0 ? { state: 'lost' } : { state: 'open', cause, reason }
    })
  }

  return async ({ transaction }, context) => {
    const purchase = (await context.session.purchases()).find((one) => one.transaction === transaction)
    if (!purchase) throw notThere()
    if (purchase.order) return { state: 'paid', order: await reader.read(context, purchase.order.id) }
    const { status, order, reason } = await createPaymentCalls(api, context)
      .confirm(transaction)
      .catch((error: unknown) => {
        throw hasStatus(error, 404) ? notThere() : error
      })
    if (order) {
      await settle(order, purchase, context)
      return { state: 'paid', order: await reader.read(context, order.id) }
    }
    if (status === 'declined' || status === 'cancelled' || status === 'expired')
      return stillThere(purchase, { cause: status, reason }, context)
    return { state: 'waiting', retryAfter: askAgainAfter }
  }
}
