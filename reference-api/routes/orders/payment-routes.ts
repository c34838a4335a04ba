import { z } from 'zod'
import { OrderResource } from '#shared/wire/orders.ts'
import { PaymentTransactionResource } from '#shared/wire/payment.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { findBasket } from '../../store/baskets/baskets.ts'
import { findOrder, findOrderOfBasket } from '../../store/orders/orders.ts'
import { findPaymentByReference, findActivePayment, findPaymentRow } from '../../store/orders/payment-transactions.ts'
import { placeOrder } from '../../store/orders/place-order.ts'
import { ApiError, notFoundError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { ExistingResource } from '../../http/existing-resource.ts'
import { sendEmailsInBackground } from '../../mail/send-queued-emails.ts'
import { beginPayment } from '../../payments/begin-payment.ts'
import { cancelPayment } from '../../payments/cancel-payments.ts'
import { reconcilePayment } from '../../payments/reconcile-payment.ts'
import { basketParams } from '../baskets/basket-schemas.ts'
import { paymentAction, paymentBody, paymentParams } from './payment-schemas.ts'
import { presentOrder } from '../../presenters/present-order.ts'
import { presentPayment } from '../../presenters/present-payment.ts'
import { requireBasket } from '../baskets/basket-access.ts'

const requireShopUrl = (returnUrl: string, { config }: Call) => {
  if (new URL(returnUrl).origin !== new URL(config.shopUrl).origin)
    throw validationError([{ propertyPath: 'returnUrl', key: 'payment.returnUrl' }])
}

const createPayment = defineRoute({
  method: 'post',
  path: '/payment-transactions',
  tag: 'Payments',
  summary:
    'Begins the payment of a confirmed basket on the page of a provider; the one under way, if there is one, with 200',
  access: 'token',
  body: paymentBody,
  status: 201,
  response: PaymentTransactionResource,
  errorStatuses: [404, 409],
  handle: async ({ body }, call) => {
    const { claims, config, locale } = call
    requireShopUrl(body.returnUrl, call)
    if (!call.payments.has(body.provider))
      throw validationError([{ propertyPath: 'provider', key: 'payment.provider' }])
    const { row, isNew } = await beginPayment(call, {
      basketId: body.basket,
      key: body.idempotencyKey,
      provider: body.provider,
      returnUrl: body.returnUrl,
      callerId: claims.id,
      language: locale,
      minutes: config.paymentMinutes,
    })
    const response = presentPayment(
      { row, order: row.basket_id === null ? null : await findOrderOfBasket(call.db, row.basket_id) },
      call,
    )
    return isNew ? response : new ExistingResource(response)
  },
})

const updatePayment = defineRoute({
  method: 'put',
  path: '/payment-transactions/{id}',
  tag: 'Payments',
  summary:
    'Asks the provider how a payment went and does what follows, or cancels one that was not made; any number of times',
  access: 'token',
  params: paymentParams,
  body: paymentAction,
  response: PaymentTransactionResource,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const existing = await findPaymentRow(call.db, params.id)
    // Any caller may reconcile a payment; only the caller who began it may cancel it.
    if (!existing || (body.action === 'cancel' && existing.caller_id !== call.claims.id))
      throw notFoundError('payment.unknown')
    const reconciled =
      body.action === 'cancel' ? await cancelPayment(call, params.id) : await reconcilePayment(call, params.id)
    if (!reconciled) throw notFoundError('payment.unknown')
    return presentPayment(reconciled, call)
  },
})

const receiveNotification = defineRoute({
  method: 'post',
  path: '/webhooks/payments/{provider}',
  tag: 'Payments',
  summary:
    'For payment providers: something has changed about a payment. Signed; what it says is not believed, but asked for',
  access: 'public',
  params: z.object({ provider: z.string() }),
  status: 204,
  errorStatuses: [400, 404],
  handle: async ({ params }, call) => {
    const provider = call.payments.get(params.provider)
    if (!provider) throw notFoundError('route.unknown')
    const notification = provider.parseNotification(call.headers, call.rawBody)
    if (!notification) throw new ApiError(400, 'payment.notification')
    const row = await findPaymentByReference(call.db, provider.name, notification.reference)
    if (!row) throw notFoundError('payment.unknown')
    await reconcilePayment(call, row.id)
  },
})

/** Places the order of a confirmed basket with nothing left to pay. Throws 409 when something is. */
const placeFreeOrder = async (call: Call, id: string) => {
  const placed = await call.db.transaction().execute(async (tx) => {
    const basket = await findBasket(tx, id, true)
    // A concurrent request may have placed the order while this one waited for the lock.
    const existingOrder = await findOrderOfBasket(tx, id)
    if (existingOrder) return existingOrder
    if (basket?.status !== 'confirmed') throw new ApiError(409, 'payment.notConfirmed')
    if (!basket.frozen || getAmountToPay(basket.frozen.totals) > 0) throw new ApiError(409, 'payment.unpaid')
    return placeOrder(tx, basket, { transactionId: null, now: call.now() })
  })
  sendEmailsInBackground(call)
  return placed
}

const convertBasket = defineRoute({
  method: 'post',
  path: '/baskets/{id}/convert',
  tag: 'Payments',
  summary:
    'Places the order of a confirmed basket that is paid or has nothing left to pay; repeated, it returns the same order with 200',
  access: 'token',
  params: basketParams,
  status: 201,
  response: OrderResource,
  errorStatuses: [404, 409],
  handle: async ({ params: { id } }, call) => {
    const { status } = await requireBasket(call, id)
    const activePayment = status === 'confirmed' ? await findActivePayment(call.db, id) : undefined
    if (activePayment) await reconcilePayment(call, activePayment.id)
    const { id: orderId } = (await findOrderOfBasket(call.db, id)) ?? (await placeFreeOrder(call, id))
    const placed = await findOrder(call.db, orderId)
    if (!placed) throw notFoundError('order.unknown')
    const response = presentOrder(placed, { locale: call.locale, now: call.now(), ticketKeys: call.ticketKeys })
    return status === 'converted' ? new ExistingResource(response) : response
  },
})

export const paymentRoutes = [createPayment, updatePayment, receiveNotification, convertBasket]
