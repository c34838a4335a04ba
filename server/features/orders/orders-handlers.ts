import type { z } from 'zod'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { reorderLines, type ReorderBasketHandlers } from './reorder-lines.ts'
import { createOrderCalls } from './order-calls.ts'
import { listUpcomingEvents, maxUpcomingEvents, summariseOrder } from './order-list.ts'
import type { OrderReader } from './order-reader.ts'
import type { OrderCollection } from './order-resources.ts'
import { toPaymentStateFromSummary } from './payment-state.ts'

type OrdersDeps = {
  api: Pick<CommerceApi, 'send' | 'readCached' | 'has'>
  limits: Limits
  orderReader: OrderReader
  basketHandlers: ReorderBasketHandlers
  /** In milliseconds. */
  now: () => number
}

type OrdersHandlers = Pick<Handlers, 'getOrders' | 'getOrder' | 'lookUpOrder' | 'claimOrder' | 'reorder'>

const ordersPerPage = 10

/**
 * Handlers for a customer's orders, and for those that a session has bought or opened by a link. The API checks
 * ownership.
 */
export const createOrdersHandlers = ({ api, limits, orderReader, basketHandlers, now }: OrdersDeps): OrdersHandlers => {
  /**
   * The orders of the first page, and those older ones that have the next events. Their number is small however many
   * orders the customer has.
   */
  const addUpcomingOrders = async (
    context: RequestContext,
    { 'hydra:member': orders, 'hydra:totalItems': total }: z.infer<typeof OrderCollection>,
  ) => {
    if (total <= orders.length || !api.has('upcoming-orders')) return orders
    const upcoming = await createOrderCalls(api, context).fetchOrders({
      itemsPerPage: maxUpcomingEvents,
      upcoming: '1',
    })
    return [...new Map([...orders, ...upcoming['hydra:member']].map((order) => [order.id, order])).values()]
  }

  return {
    getOrders: async ({ page }, context) => {
      const { language } = context.preferences
      const found = await createOrderCalls(api, context).fetchOrders({ page, itemsPerPage: ordersPerPage })
      const total = found['hydra:totalItems']
      return {
        orders: found['hydra:member'].map((order) => summariseOrder(order, language, now())),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / ordersPerPage)),
        upcomingEvents: page === 1 ? listUpcomingEvents(await addUpcomingOrders(context, found), language, now()) : [],
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
