import { minutesAfterPayment } from '#shared/wire/extensions/holds.ts'
import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import { validationMessage, rejectedFieldsError } from '../../presentation/field-errors.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import { toOrderAccess } from './to-order-access.ts'
import { buildPageUrl } from '../../seo/site.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { BasketResource } from '../../upstream/resources/basket.ts'
import type { PaymentTransactionResource } from './payment-resources.ts'
import { computeBasketFingerprint } from '../../session/basket-fingerprint.ts'
import { toIdempotencyKey, parseFingerprint } from './idempotency.ts'
import { toContactBody } from './checkout-body.ts'
import type { CheckoutBaskets } from './checkout-baskets.ts'
import { findDefaultService } from './find-default-service.ts'
import { emptyBasketError } from './empty-basket-error.ts'
import { createPaymentCalls, type PaymentCalls } from './payment-calls.ts'

export type PlaceOrderDeps = {
  api: Pick<CommerceApi, 'send' | 'has'>
  baskets: CheckoutBaskets
  limits: Pick<Limits, 'consume'>
  config: Pick<Config, 'publicUrl' | 'paymentPageOrigin' | 'paymentProvider'>
}

/** After a failed payment the same submission gets a new idempotency key; at most this many times. */
const maxAttempts = 10

/** The latest end of the hold of a basket whose payment expires at this time. */
const toHoldEnd = (paymentExpiresAt: number) =>
  new Date(paymentExpiresAt + (minutesAfterPayment.lateResponse + minutesAfterPayment.retry) * 60_000).toISOString()

const hasFailed = ({ status }: PaymentTransactionResource) => ['declined', 'cancelled', 'expired'].includes(status)

const getReturnPath = ({ transaction, order }: Purchase) =>
  `/checkout/complete?${new URLSearchParams(order ? { order: order.id } : { transaction: transaction ?? '' }).toString()}`

/** Confirms the basket and starts its payment. When nothing is to be paid, places the order at once. */
export const createPlaceOrder = ({ api, baskets, limits, config }: PlaceOrderDeps): Handlers['placeOrder'] => {
  /** Saves the order in the session, which lets the shopper open it, and deletes the pointer to the ordered basket. */
  const completePurchase = async (
    context: LockedContext,
    order: OrderReference,
    basket: BasketResource,
    submissionKey: string,
    isFree = false,
  ) => {
    const purchase = {
      order: toOrderAccess(api, order, basket),
      submissionKey,
      basket: computeBasketFingerprint(basket),
    }
    await context.session.rememberPurchase(purchase)
    await baskets.clearPointer(context, isFree ? basket : undefined)
    return getReturnPath(purchase)
  }

  const beginPayment = async (
    calls: PaymentCalls,
    basket: BasketResource,
    submissionKey: string,
    returnUrl: string,
    attemptNumber = 1,
  ): Promise<PaymentTransactionResource> => {
    const idempotencyKey = `${submissionKey}-${attemptNumber}`
    const transaction = await calls.createTransaction({
      basket: basket.id,
      provider: config.paymentProvider,
      returnUrl,
      idempotencyKey,
    })
    return hasFailed(transaction) && attemptNumber < maxAttempts
      ? beginPayment(calls, basket, submissionKey, returnUrl, attemptNumber + 1)
      : transaction
  }

  const resolvePaymentUrl = (
    { redirectUrl }: PaymentTransactionResource,
    purchase: Purchase,
    { log }: LockedContext,
  ) => {
    if (redirectUrl === null) return getReturnPath(purchase)
    if (new URL(redirectUrl).origin === config.paymentPageOrigin) return redirectUrl
    log.error({ origin: new URL(redirectUrl).origin }, 'the payment page has an unexpected origin')
    throw new AppError(502, 'upstream_unavailable', 'The payment page has an unexpected origin')
  }

  /**
   * A free order sends an email to a typed address, which may be another person's, and costs nothing: so it is limited.
   * Call it for a confirmed basket: a client could only pretend that an open one is free.
   */
  const limitFreeOrders = async (context: LockedContext, basket: BasketResource) => {
    const email = basket.contact?.email ?? (await context.session.getClaims())?.email
    if (!email) return
    await limits.consume([{ limit: 'freeOrdersAccount', email }], context.log).catch(async (error: unknown) => {
      await baskets.reopenBasket(context, basket)
      throw error
    })
  }

  const startPayment = async (
    context: LockedContext,
    basket: BasketResource,
    submissionKey: string,
    amountToPay: number,
  ) => {
    const calls = createPaymentCalls(api, context)
    if (amountToPay === 0) {
      await limitFreeOrders(context, basket)
      return completePurchase(context, await calls.convertBasket(basket), basket, submissionKey, true)
    }
    const returnUrl = buildPageUrl({ publicUrl: config.publicUrl, lng: context.languageInUrl }, '/checkout/complete')
    const transaction = await beginPayment(calls, basket, submissionKey, returnUrl)
    if (transaction.expiresAt)
      await baskets.recordHold(context, basket, { until: toHoldEnd(Date.parse(transaction.expiresAt)) })
    const purchase = { transaction: transaction.id, submissionKey, basket: computeBasketFingerprint(basket) }
    await context.session.rememberPurchase(purchase)
    return resolvePaymentUrl(transaction, purchase, context)
  }

  /**
   * Saves the values that the checkout shows without a choice by the shopper: the customer's contact, and the delivery.
   */
  const saveDefaults = async (context: LockedContext, basket: BasketResource) => {
    const claims = await context.session.getClaims()
    const needsContact = basket.status === 'open' && !basket.contact && claims && !claims.guest_user
    const service = basket.shipping
      ? undefined
      : findDefaultService(basket, await baskets.fetchShippingServices(context, basket))
    if (!needsContact && !service) return basket
    const body = {
      ...(needsContact ? { contact: toContactBody(claims) } : {}),
      ...(service ? { shipping: { service } } : {}),
    }
    return (await baskets.updateBasket(context, basket, body)) ?? basket
  }

  /** Throws 409 when the confirmed basket has another amount to pay than expected, or another currency. */
  const confirmBasket = async (
    context: LockedContext,
    basket: BasketResource,
    { total, currency }: { total: number; currency: string },
  ) => {
    const { preferences } = context
    const confirmedBasket = await baskets.confirmBasket(context, await saveDefaults(context, basket))
    const amountToPay = await baskets.fetchAmountToPay(context, confirmedBasket)
    if (amountToPay === total && confirmedBasket.currency === currency) return confirmedBasket
    await baskets.reopenBasket(context, confirmedBasket)
    throw new AppError(409, 'confirmation_needed', getServerTexts(preferences.language).totalChanged)
  }

  return async ({ terms, submissionId, expectedTotal, expectedCurrency }, context) => {
    const { session, preferences, clientIp, log } = context
    if (!terms)
      throw rejectedFieldsError([{ field: 'terms', message: validationMessage('terms', preferences.language) }])
    await limits.consume([{ limit: 'paymentsIp', subject: clientIp }], log)
    const submissionKey = toIdempotencyKey(submissionId, await session.getClaims())
    return baskets.withLock(context, async (locked) => {
      const basket = await baskets.readInAnyState(locked)
      if (basket?.order) return { href: await completePurchase(locked, basket.order, basket, submissionKey) }
      const purchases = await session.listPurchases()
      // Another tab may submit a basket that has become an order meanwhile. That tab gets the order, even when the
      // session has a new basket.
      const orderedPurchase = purchases.find(
        (purchase) => purchase.order && purchase.basket === parseFingerprint(submissionId),
      )
      if (orderedPurchase) return { href: getReturnPath(orderedPurchase) }
      if (!basket || basket.lines.length === 0) {
        const previousPurchase = purchases.find((purchase) => purchase.submissionKey === submissionKey)
        if (previousPurchase) return { href: getReturnPath(previousPurchase) }
        throw emptyBasketError(preferences.language)
      }
      const amountToPay = Number(expectedTotal)
      const confirmedBasket = await confirmBasket(locked, basket, {
        total: amountToPay,
        currency: expectedCurrency,
      })
      return { href: await startPayment(locked, confirmedBasket, submissionKey, amountToPay) }
    })
  }
}
