import { setTimeout as wait } from 'node:timers/promises'
import type { BasketResource } from '#shared/wire/basket.ts'
import type { OrderResource } from '#shared/wire/orders.ts'
import type { PaymentTransactionResource } from '#shared/wire/payment.ts'
import type { Checker } from '../checker.ts'
import type { CheckOptions } from '../parse-options.ts'
import { checkOrder } from './account-checks.ts'
import { createBasket, fillInCheckout, type Basket } from './basket-checks.ts'
import type { Goods } from './catalogue-checks.ts'
import type { Sessions } from './session-checks.ts'

type Payment = PaymentTransactionResource

const create = 'POST /payment-transactions'
const update = 'PUT /payment-transactions/{id}'
const underWay = ['created', 'pending', 'authorised']

const checkConfirmation = async ({ call, expect, has }: Checker, { id, token }: Basket) => {
  const confirm = 'PUT /baskets/{id}/confirm'
  const reopen = 'PUT /baskets/{id}/reopen'
  const confirmBasket = async () => {
    const confirmed = await call<BasketResource>(confirm, { token, params: { id }, body: {} })
    return confirmed && expect(confirm, 'status', 'confirmed', confirmed.status)
  }
  const isConfirmed = await confirmBasket()
  if (!isConfirmed || !has('basket-reopening')) return isConfirmed
  const reopened = await call<BasketResource>(reopen, { token, params: { id } })
  return reopened && expect(reopen, 'status', 'open', reopened.status) && (await confirmBasket())
}

/** Begins a payment, and begins it again with the same key. */
const beginPayment = async ({ call, expect }: Checker, basket: Basket, { provider, shopUrl }: CheckOptions) => {
  const body = {
    basket: basket.id,
    provider,
    returnUrl: `${shopUrl}/checkout/complete`,
    idempotencyKey: crypto.randomUUID(),
  }
  const options = { token: basket.token, body, status: [200, 201] }
  const payment = await call<Payment>(create, options)
  if (!payment) return undefined
  const again = await call<Payment>(create, options)
  if (again) expect(create, 'id is the same for the same idempotencyKey', payment.id, again.id)
  const confirmed = await call<Payment>(update, {
    token: basket.token,
    params: { id: payment.id },
    body: { action: 'confirm' },
  })
  if (confirmed) expect(update, 'status is open before the payment', true, underWay.includes(confirmed.status))
  return payment
}

/** Asks for the outcome until the person has paid. Undefined when the time is over. */
const waitForPayment = async ({ call, report }: Checker, { id }: Payment, token: string, timeoutMs: number) => {
  const endsAt = Date.now() + timeoutMs
  while (Date.now() < endsAt) {
    const payment = await call<Payment>(update, { token, params: { id }, body: { action: 'confirm' } })
    if (!payment || !underWay.includes(payment.status)) return payment
    await wait(Math.min(2000, timeoutMs / 20))
  }
  return void report.addProblem(update, `status: expected captured after ${timeoutMs / 1000} s, got none`)
}

const convert = async ({ call, expect, report }: Checker, { id, token }: Basket) => {
  const name = 'POST /baskets/{id}/convert'
  const order = await call<OrderResource>(name, { token, params: { id }, status: [200, 201] })
  if (!order) return undefined
  report.keepSecret(order.key)
  report.leaveBehind(`the order ${order.number}, its payment and its emails`)
  const again = await call<OrderResource>(name, { token, params: { id }, status: [200, 201] })
  if (again) expect(name, 'id is the same the second time', true, order.id === again.id)
  const basket = await call<BasketResource>('GET /baskets/{id}', { token, params: { id } })
  if (basket) expect('GET /baskets/{id}', 'status after convert', 'converted', basket.status)
  return order
}

/** Confirms a basket, waits until the person has paid, and converts it. Undefined when something does not fit. */
const buy = async (
  checker: Checker,
  basket: Basket,
  options: CheckOptions & { print: (line: string) => void },
): Promise<OrderResource | undefined> => {
  const { report, expect } = checker
  await fillInCheckout(checker, basket)
  if (!(await checkConfirmation(checker, basket))) return undefined
  const payment = await beginPayment(checker, basket, options)
  if (!payment) return undefined
  const page = payment.redirectUrl === null ? null : URL.parse(payment.redirectUrl)
  if (!page) return void report.addProblem(create, 'redirectUrl: expected the URL of the payment page')
  if (page.origin !== new URL(options.url).origin) options.print(`Set PAYMENT_PAGE_ORIGIN=${page.origin}`)
  options.print(`Pay within ${options.paymentTimeoutMs / 1000} seconds: ${payment.redirectUrl}`)
  const paid = await waitForPayment(checker, payment, basket.token, options.paymentTimeoutMs)
  if (!paid || !expect(update, 'status after the payment', 'captured', paid.status)) return undefined
  return convert(checker, basket)
}

/** Buys a ticket for the account of the test, or for the guest. */
export const checkPurchase = async (
  checker: Checker,
  { guest, account }: Sessions,
  goods: Goods | undefined,
  options: CheckOptions & { print: (line: string) => void },
): Promise<void> => {
  const { report, has } = checker
  if (!options.withOrder || !goods) return
  const { token } = account ?? guest
  const basket = await createBasket(checker, token, goods)
  if (!basket) return
  const order = await buy(checker, basket, options)
  if (!order) return report.leaveBehind('a basket with a ticket, which may be confirmed or paid')
  // A guest needs the key of the order, which is part of a capability.
  if (account || has('guest-orders')) await checkOrder(checker, order.id, { token, orderKey: order.key ?? undefined })
}
