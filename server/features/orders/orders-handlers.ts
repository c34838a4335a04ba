import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { reorderLines, type ReorderBasketHandlers } from './reorder-lines.ts'
import { createOrderCalls } from './order-calls.ts'
import { listUpcomingEvents, summariseOrder } from './order-list.ts'
import type { OrderReader } from './order-reader.ts'
import { toPaymentStateFromSummary } from './payment-state.ts'

type OrdersDeps = {
  api: Pick<CommerceApi, 'send' | 'readCached'>
  limits: Limits
  orderReader: OrderReader
  basketHandlers: ReorderBasketHandlers
  /** In milliseconds. */
  now: () => number
}

type OrdersHandlers = Pick<Handlers, 'getOrders' | 'getOrder' | 'lookUpOrder' | 'claimOrder' | 'reorder'>

const ordersPerPage = 10

/** The API's maximum of orders in a call, and the maximum of calls that search for upcoming events. */
const ordersPerCall = 50
const maxCalls = 4

/**
 * Handlers for a customer's orders, and for those that a session has bought or opened by a link. The API checks
 * ownership.
 */
export const createOrdersHandlers = ({ api, limits, orderReader, basketHandlers, now }: OrdersDeps): OrdersHandlers => {
  /** Loads up to 200 orders, because the customer may have bought an upcoming event a year ago. */
  const fetchManyOrders = async (context: RequestContext) => {
    const calls = createOrderCalls(api, context)
    const firstPage = await calls.fetchOrders(1, ordersPerCall)
    const total = firstPage['hydra:totalItems']
    const pendingPages = Array.from({ length: Math.min(Math.ceil(total / ordersPerCall), maxCalls) - 1 }, (_, index) =>
      calls.fetchOrders(index + 2, ordersPerCall),
    )
    return { total, orders: [firstPage, ...(await Promise.all(pendingPages))].flatMap((page) => page['hydra:member']) }
  }

  return {
    getOrders: async ({ page }, context) => {
      const { language } = context.preferences
      const found =
        page === 1
          ? await fetchManyOrders(context)
          : await createOrderCalls(api, context).fetchOrders(page, ordersPerPage)
      const orders = 'orders' in found ? found.orders : found['hydra:member']
      const total = 'orders' in found ? found.total : found['hydra:totalItems']
      return {
        orders: orders.slice(0, ordersPerPage).map((order) => summariseOrder(order, language, now())),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / ordersPerPage)),
        upcomingEvents: page === 1 ? listUpcomingEvents(orders, language, now()) : [],
      }
    },

    getOrder: ({ id }, context) => orderReader.readOrder(context, id),

    lookUpOrder: async ({ email, number }, context) => {
      // The limit does not count by email address: otherwise an attacker's wrong tries would lock the owner out.
      await limits.consume([{ limit: 'orderLookupIp', subject: context.clientIp }], context.log)
      const { order } = await createOrderCalls(api, context)
        .lookUpOrder({ email, number })
        .catch((error: unknown) => {
          // Every failure gets the same error, so that the response does not reveal who is a customer.
          if (hasStatus(error, 400, 404, 422)) throw new AppError(404, 'not_found', 'There is no such order.')
          throw error
        })
      return {
        order: order && { number: order.number, status: order.status, payment: toPaymentStateFromSummary(order) },
      }
    },

    claimOrder: async ({ id }, context) => {
      const { key } = await orderReader.openOrder(context, id)
      if (key === undefined) return {}
      await createOrderCalls(api, context)
        .claimOrder(id, key)
        .catch((error: unknown) => {
          throw toAppError(error)
        })
      await logAuthEvent(context, 'auth.order_claimed')
      return {}
    },

    reorder: async ({ id }, context) =>
      reorderLines((await orderReader.openOrder(context, id)).order, basketHandlers, context),
  }
}
