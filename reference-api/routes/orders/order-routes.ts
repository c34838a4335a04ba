import { OrderLookUpResponse } from '#shared/wire/extensions/order-look-up.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { OrderResource, OrderSummaryResource } from '#shared/wire/orders.ts'
import { claimOrder } from '../../store/orders/order-claims.ts'
import { enqueueLookUpEmail } from '../../store/orders/order-email-queue.ts'
import { countUserOrders, findOrderOfBuyer, findUserOrders } from '../../store/orders/orders.ts'
import { countUpcomingOrders, findUpcomingOrders } from '../../store/orders/upcoming-orders.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { isCountedNumber, normaliseOrderNumber } from '../../domain/orders/order-number.ts'
import { ApiError, notFoundError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendEmailsInBackground } from '../../mail/send-queued-emails.ts'
import { orderLookUp, orderParams, ordersQuery } from './order-schemas.ts'
import { presentOrderSummary } from '../../presenters/present-order.ts'
import { requireUser } from '../accounts/require-user.ts'
import { loadReadableOrder, requireReadableOrder } from './order-access.ts'

const readOwnOrders = defineRoute({
  method: 'get',
  path: '/users-orders',
  tag: 'Orders',
  summary: "The caller's orders, newest first",
  access: 'token',
  query: ordersQuery,
  response: createCollectionSchema(OrderSummaryResource),
  errorStatuses: [404],
  handle: async ({ query: { page, itemsPerPage, upcoming } }, call) => {
    const user = await requireUser(call)
    const now = call.now()
    const view = { locale: call.locale, now }
    const range = { page, itemsPerPage }
    const [orders, total] = upcoming
      ? [await findUpcomingOrders(call.db, user.id, range, now), await countUpcomingOrders(call.db, user.id, now)]
      : [await findUserOrders(call.db, user.id, range), await countUserOrders(call.db, user.id)]
    return createCollection(
      'OrderSummary',
      call,
      orders.map((order) => presentOrderSummary(order, view)),
      { page, itemsPerPage, total },
    )
  },
})

/** Emails the link of the order to its address, which also tells the buyer about the look-up. */
const lookUp = async (call: Call, number: string, email: string) => {
  const order = await findOrderOfBuyer(call.db, number, email)
  if (!order) return undefined
  await enqueueLookUpEmail(call.db, order.id, call.now())
  sendEmailsInBackground(call)
  return order
}

const lookUpOrder = defineRoute({
  method: 'post',
  path: '/orders/look-up',
  tag: 'Orders',
  summary: 'The state of an order, by its number and email address; emails its link to that address',
  access: 'optional',
  body: orderLookUp,
  response: OrderLookUpResponse,
  errorStatuses: [404],
  handle: async ({ body }, call) => {
    const number = normaliseOrderNumber(body.number)
    const email = normaliseEmail(body.email)
    // A client can enumerate older numbers, so neither the response nor its time reveals whether one exists.
    if (isCountedNumber(number)) {
      call.background.runDelayed('order look-up', async () => void (await lookUp(call, number, email)))
      return { order: null }
    }
    const order = await lookUp(call, number, email)
    if (!order) throw notFoundError('order.notFound')
    return { order: { number, status: order.status, paymentStatus: order.paymentStatus } }
  },
})

const readOrder = defineRoute({
  method: 'get',
  path: '/orders/{id}',
  tag: 'Orders',
  summary:
    "An order with its tickets: for its owner's token, or for the header Order-Key, with the key of a guest order or the token of an email link",
  access: 'optional',
  params: orderParams,
  response: OrderResource,
  errorStatuses: [404],
  handle: ({ params }, call) => loadReadableOrder(call, params.id),
})

const claimOrderRoute = defineRoute({
  method: 'post',
  path: '/orders/{id}/claim',
  tag: 'Orders',
  summary: 'Assigns a guest order to the caller: for the header Order-Key, with its key or the token of an email link',
  access: 'token',
  params: orderParams,
  response: OrderResource,
  errorStatuses: [404, 409],
  handle: async ({ params }, call) => {
    const user = await requireUser(call)
    const order = await requireReadableOrder(call, params.id)
    if (order.user_id !== user.id) {
      const isClaimed = await call.db
        .transaction()
        .execute((transaction) => claimOrder(transaction, user.id, order.id, call.now()))
      if (!isClaimed) throw new ApiError(409, 'order.claimed')
      sendEmailsInBackground(call)
    }
    return loadReadableOrder(call, params.id)
  },
})

export const orderRoutes = [readOwnOrders, lookUpOrder, readOrder, claimOrderRoute]
