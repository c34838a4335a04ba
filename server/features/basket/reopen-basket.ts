import { PaymentTransactionResource, type PaymentTransactionAction } from '#shared/wire/payment.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import { UpstreamError, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import { computeBasketFingerprint } from '../../session/basket-fingerprint.ts'
import type { BasketCalls } from './basket-calls.ts'
import { toBasketId } from './basket-pointer-writes.ts'
import { toLineBody } from './line-bodies.ts'

const PaymentResult = PaymentTransactionResource.pick({ status: true })

const cancel: PaymentTransactionAction = { action: 'cancel' }

/** Cancels the payments of the basket. Throws 409, as reopening would, when one of them has paid. */
const cancelPayments = async (
  api: Pick<CommerceApi, 'send'>,
  { session, preferences }: LockedContext,
  basket: BasketResource,
) => {
  const fingerprint = computeBasketFingerprint(basket)
  for (const purchase of await session.listPurchases()) {
    if (!purchase.transaction || purchase.basket !== fingerprint) continue
    const path = `/payment-transactions/${encodeURIComponent(purchase.transaction)}`
    const { status } = await session.withAccessToken((token) =>
      api.send({ method: 'PUT', path, body: cancel, token, language: preferences.language, schema: PaymentResult }),
    )
    if (status === 'authorised' || status === 'captured') throw new UpstreamError('status', 409, 'The basket is paid')
  }
}

/**
 * For an API that cannot reopen a confirmed basket: cancels its payments, and copies it to a new basket. The session
 * must then point at the copy.
 */
const copyConfirmedBasket = async (
  api: Pick<CommerceApi, 'send'>,
  calls: Pick<BasketCalls, 'createBasket' | 'updateBasket' | 'setPromotions'>,
  context: LockedContext,
  basket: BasketResource,
): Promise<BasketResource> => {
  await cancelPayments(api, context, basket)
  const { currency, contact, billingAddress, deliveryAddress, shipping } = basket
  const copy = await calls.createBasket(context, { currency, lines: basket.lines.map(toLineBody) })
  const codes = basket.promotions.map(({ promotionCode }) => promotionCode)
  if (codes.length > 0) await calls.setPromotions(context, toBasketId(copy), codes)
  return calls.updateBasket(context, toBasketId(copy), { contact, billingAddress, deliveryAddress, shipping })
}

export type ReopenBasket = (context: LockedContext, basket: BasketResource) => Promise<BasketResource>

/** Makes a confirmed basket editable again, or copies it. Throws the API's 409 when a payment is authorised. */
export const createReopenBasket =
  (api: Pick<CommerceApi, 'send' | 'has'>, calls: BasketCalls): ReopenBasket =>
  (context, basket) =>
    api.has('basket-reopening')
      ? calls.putStep(context, toBasketId(basket), 'reopen')
      : copyConfirmedBasket(api, calls, context, basket)
