import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import { validationMessage, fieldErrors } from '../../presentation/field-errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { PaymentTransactionResource } from './payment-resources.ts'
import { idempotencyKeyOf, fingerprintIn, basketFingerprint } from './idempotency.ts'
import { toContactBody } from './checkout-body.ts'
import type { CheckoutBaskets, CheckoutBasket } from './checkout-basket.ts'
import { emptyBasketError } from './empty-basket-error.ts'
import { createPaymentCalls, type PaymentCalls } from './payment-calls.ts'

export type PlaceOrderDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: CheckoutBaskets
  limits: Pick<Limits, 'consume'>
  config: Pick<Config, 'publicUrl' | 'paymentPageOrigin' | 'paymentProvider'>
}

const totalChangedMessages = {
  en: 'The total has changed. Have another look before you pay.',
  de: 'Der Gesamtbetrag hat sich geändert. Schau ihn dir noch einmal an, bevor du bezahlst.',
}

/**
 * A click that comes back with a payment that failed is a new try of the same shopper; nobody fails more often on one
 * page.
 */
const maxAttempts = 10

const hasFailed = ({ status }: PaymentTransactionResource) => ['declined', 'cancelled', 'expired'].includes(status)

const getReturnPath = ({ transaction, order }: Purchase) =>
  `/checkout/complete?${new URLSearchParams(order ? { order: order.id } : { transaction: transaction ?? '' }).toString()}`

/** The order of a basket, kept so that its page opens, and the basket's end. */
const completePurchase = async (
  { id, key }: OrderReference,
  basket: BasketResource,
  submissionKey: string,
  checkoutBasket: CheckoutBasket,
  { session }: RequestContext,
) => {
  const purchase = {
    order: { id, key: key === null ? undefined : new Secret(key, 'order key') },
    submissionKey,
    basket: basketFingerprint(basket),
  }
  await session.rememberPurchase(purchase)
  await checkoutBasket.clearPointer()
  return getReturnPath(purchase)
}

/** Confirms the basket and begins its payment, or makes its order where nothing is to be paid. */
export const createPlaceOrder = ({ api, baskets, limits, config }: PlaceOrderDeps): Handlers['placeOrder'] => {
  const beginPayment = async (
    calls: PaymentCalls,
    basket: BasketResource,
    submissionKey: string,
    attemptNumber = 1,
  ): Promise<PaymentTransactionResource> => {
    const returnUrl = `${config.publicUrl}/checkout/complete`
    const idempotencyKey = `${submissionKey}-${attemptNumber}`
    const transaction = await calls.createTransaction({
      basket: basket.id,
      provider: config.paymentProvider,
      returnUrl,
      idempotencyKey,
    })
    return hasFailed(transaction) && attemptNumber < maxAttempts
      ? beginPayment(calls, basket, submissionKey, attemptNumber + 1)
      : transaction
  }

  const resolvePaymentUrl = (
    { redirectUrl }: PaymentTransactionResource,
    purchase: Purchase,
    { log }: RequestContext,
  ) => {
    if (redirectUrl === null) return getReturnPath(purchase)
    if (new URL(redirectUrl).origin === config.paymentPageOrigin) return redirectUrl
    log.error({ origin: new URL(redirectUrl).origin }, 'a payment page is not where payment pages are')
    throw new AppError(502, 'upstream_unavailable', 'The payment page is elsewhere')
  }

  const startPayment = async (
    checkoutBasket: CheckoutBasket,
    basket: BasketResource,
    submissionKey: string,
    context: RequestContext,
  ) => {
    const calls = createPaymentCalls(api, context)
    if ((await checkoutBasket.fetchTotal(basket)) === 0)
      return completePurchase(await calls.convertBasket(basket), basket, submissionKey, checkoutBasket, context)
    const transaction = await beginPayment(calls, basket, submissionKey)
    const purchase = { transaction: transaction.id, submissionKey, basket: basketFingerprint(basket) }
    await context.session.rememberPurchase(purchase)
    return resolvePaymentUrl(transaction, purchase, context)
  }

  const confirmBasket = async (
    checkoutBasket: CheckoutBasket,
    basket: BasketResource,
    expected: number,
    { session, preferences }: RequestContext,
  ) => {
    const claims = await session.getClaims()
    const needsContact = basket.status === 'open' && !basket.contact && claims && !claims.guest_user
    const confirmedBasket = await checkoutBasket.confirmBasket(
      (needsContact && (await checkoutBasket.updateBasket({ contact: toContactBody(claims) }))) || basket,
    )
    if ((await checkoutBasket.fetchTotal(confirmedBasket)) === expected) return confirmedBasket
    await checkoutBasket.reopenBasket(confirmedBasket)
    throw new AppError(409, 'confirmation_needed', totalChangedMessages[preferences.language])
  }

  return async ({ terms, submissionId: submissionId, expectedTotal }, context) => {
    const { session, preferences, clientIp, log } = context
    if (!terms) throw fieldErrors([{ field: 'terms', message: validationMessage('terms', preferences.language) }])
    await limits.consume([{ limit: 'paymentsIp', subject: clientIp }], log)
    const submissionKey = idempotencyKeyOf(submissionId, await session.getClaims())
    return baskets.withCheckoutBasket(context, async (checkoutBasket) => {
      const basket = await checkoutBasket.peek()
      if (basket?.order)
        return { href: await completePurchase(basket.order, basket, submissionKey, checkoutBasket, context) }
      const purchases = await session.listPurchases()
      // The page of another tab, whose basket is an order by now: that order, also when something else is in the basket
      // since.
      const orderedPurchase = purchases.find(
        (purchase) => purchase.order && purchase.basket === fingerprintIn(submissionId),
      )
      if (orderedPurchase) return { href: getReturnPath(orderedPurchase) }
      if (!basket || basket.lines.length === 0) {
        const previousPurchase = purchases.find((purchase) => purchase.submissionKey === submissionKey)
        if (previousPurchase) return { href: getReturnPath(previousPurchase) }
        throw emptyBasketError(preferences.language)
      }
      return {
        href: await startPayment(
          checkoutBasket,
          await confirmBasket(checkoutBasket, basket, Number(expectedTotal), context),
          submissionKey,
          context,
        ),
      }
    })
  }
}
