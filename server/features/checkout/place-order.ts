import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import { faultWords, refusedFields } from '../../presentation/field-faults.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Purchase } from '../../session/vault/purchases.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { Basket, OrderReference } from '../../upstream/schemas/basket.ts'
import type { PaymentTransaction } from '../../upstream/schemas/payment.ts'
import { attemptOf, markIn, markOf } from './attempt.ts'
import { contactBody } from './checkout-body.ts'
import type { BasketsOfCheckout, CheckoutDesk } from './checkout-desk.ts'
import { nothingToBuy } from './nothing-to-buy.ts'
import { createPaymentCalls, type PaymentCalls } from './payment-calls.ts'

export type PlaceOrderDeps = {
  api: Pick<CommerceApi, 'send'>
  baskets: BasketsOfCheckout
  limits: Pick<Limits, 'spend'>
  config: Pick<Config, 'publicUrl' | 'paymentOrigin' | 'paymentProvider'>
}

const totalChanged = {
  en: 'The total has changed. Have another look before you pay.',
  de: 'Der Gesamtbetrag hat sich geändert. Schau ihn dir noch einmal an, bevor du bezahlst.',
}

/**
 * A click that comes back with a payment that failed is a new try of the same shopper; nobody fails more often on one
 * page.
 */
const mostTries = 10

const isOver = ({ status }: PaymentTransaction) => ['declined', 'cancelled', 'expired'].includes(status)

const pageOf = ({ transaction, order }: Purchase) =>
  `/checkout/complete?${new URLSearchParams(order ? { order: order.id } : { transaction: transaction ?? '' }).toString()}`

/** The order of a basket, kept so that its page opens, and the basket's end. */
const settle = async (
  { id, key }: OrderReference,
  basket: Basket,
  attempt: string,
  desk: CheckoutDesk,
  { session }: RequestContext,
) => {
  const purchase = {
    order: { id, key: key === null ? undefined : new Secret(key, 'order key') },
    attempt,
    basket: markOf(basket),
  }
  await session.rememberPurchase(purchase)
  await desk.forget()
  return pageOf(purchase)
}

/** Confirms the basket and begins its payment, or makes its order where nothing is to be paid. */
export const createPlaceOrder = ({ api, baskets, limits, config }: PlaceOrderDeps): Handlers['placeOrder'] => {
  const begin = async (
    calls: PaymentCalls,
    basket: Basket,
    attempt: string,
    tries = 1,
  ): Promise<PaymentTransaction> => {
    const returnUrl = `${config.publicUrl}/checkout/complete`
    const idempotencyKey = `${attempt}-${tries}`
    const transaction = await calls.begin({
      basket: basket.id,
      provider: config.paymentProvider,
      returnUrl,
      idempotencyKey,
    })
    return isOver(transaction) && tries < mostTries ? begin(calls, basket, attempt, tries + 1) : transaction
  }

  const paymentPage = ({ redirectUrl }: PaymentTransaction, purchase: Purchase, { log }: RequestContext) => {
    if (redirectUrl === null) return pageOf(purchase)
    if (new URL(redirectUrl).origin === config.paymentOrigin) return redirectUrl
    log.error({ origin: new URL(redirectUrl).origin }, 'a payment page is not where payment pages are')
    throw new AppError(502, 'upstream_unavailable', 'The payment page is elsewhere')
  }

  const pay = async (desk: CheckoutDesk, basket: Basket, attempt: string, context: RequestContext) => {
    const calls = createPaymentCalls(api, context)
    if ((await desk.total(basket)) === 0) return settle(await calls.convert(basket), basket, attempt, desk, context)
    const transaction = await begin(calls, basket, attempt)
    const purchase = { transaction: transaction.id, attempt, basket: markOf(basket) }
    await context.session.rememberPurchase(purchase)
    return paymentPage(transaction, purchase, context)
  }

  const confirmed = async (
    desk: CheckoutDesk,
    basket: Basket,
    expected: number,
    { session, preferences }: RequestContext,
  ) => {
    const claims = await session.claims()
    const isNameless = basket.status === 'open' && !basket.contact && claims && !claims.guest_user
    const frozen = await desk.confirm((isNameless && (await desk.save({ contact: contactBody(claims) }))) || basket)
    if ((await desk.total(frozen)) === expected) return frozen
    await desk.reopen(frozen)
    throw new AppError(409, 'confirmation_needed', totalChanged[preferences.language])
  }

  return async ({ terms, attempt: click, expected }, context) => {
    const { session, preferences, address, log } = context
    if (!terms) throw refusedFields([{ field: 'terms', message: faultWords('terms', preferences.language) }])
    await limits.spend([{ limit: 'paymentsAddress', of: address }], log)
    const attempt = attemptOf(click, await session.claims())
    return baskets.atCheckout(context, async (desk) => {
      const basket = await desk.look()
      if (basket?.order) return { href: await settle(basket.order, basket, attempt, desk, context) }
      const purchases = await session.purchases()
      // The page of another tab, whose basket is an order by now: that order, also when something else is in the basket
      // since.
      const ordered = purchases.find((purchase) => purchase.order && purchase.basket === markIn(click))
      if (ordered) return { href: pageOf(ordered) }
      if (!basket || basket.lines.length === 0) {
        const done = purchases.find((purchase) => purchase.attempt === attempt)
        if (done) return { href: pageOf(done) }
        throw nothingToBuy(preferences.language)
      }
      return { href: await pay(desk, await confirmed(desk, basket, Number(expected), context), attempt, context) }
    })
  }
}
