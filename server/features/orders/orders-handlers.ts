import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { addAgain, type BasketForOrders } from './order-again.ts'
import { createOrderCalls } from './order-calls.ts'
import { comingNights, summariseOrder } from './order-list.ts'
import type { OrderReader } from './order-reader.ts'

export type OrdersDeps = {
  api: Pick<CommerceApi, 'send' | 'read'>
  limits: Limits
  reader: OrderReader
  basket: BasketForOrders
  /** Milliseconds. */
  now: () => number
}

type OrdersHandlers = Pick<Handlers, 'getOrders' | 'getOrder' | 'lookUpOrder' | 'orderAgain'>

const perPage = 10

/** The most the API gives at once, and how many of those are searched for evenings to come. */
const perCall = 50
const mostCalls = 4

/** A customer's orders, and those a session has bought or looked up. Whose they are is decided by the API. */
export const createOrdersHandlers = ({ api, limits, reader, basket, now }: OrdersDeps): OrdersHandlers => {
  /** All of them, as far as anybody has that many: an evening may have been bought a year ago. */
  const readMany = async (context: RequestContext) => {
    const calls = createOrderCalls(api, context)
    const first = await calls.list(1, perCall)
    const total = first['hydra:totalItems']
    const more = Array.from({ length: Math.min(Math.ceil(total / perCall), mostCalls) - 1 }, (_, index) =>
      calls.list(index + 2, perCall),
    )
    return { total, orders: [first, ...(await Promise.all(more))].flatMap((page) => page['hydra:member']) }
  }

  return {
    getOrders: async ({ page }, context) => {
      const { language } = context.preferences
      const found = page === 1 ? await readMany(context) : await createOrderCalls(api, context).list(page, perPage)
      const orders = 'orders' in found ? found.orders : found['hydra:member']
      const total = 'orders' in found ? found.total : found['hydra:totalItems']
      return {
        orders: orders.slice(0, perPage).map((order) => summariseOrder(order, language)),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / perPage)),
        nights: page === 1 ? comingNights(orders, language, now()) : [],
      }
    },

    getOrder: ({ id }, context) => reader.read(context, id),

    lookUpOrder: async ({ email, number }, context) => {
      const { session, address, log } = context
      const counted = [
        { limit: 'orderLookUpAddress', of: address } as const,
        { limit: 'orderLookUpAccount', of: email.toLowerCase() } as const,
      ]
      await limits.spend(counted, log)
      const found = await createOrderCalls(api, context)
        .lookUp({ email, number })
        .catch((error: unknown) => {
          // One answer for every failure: nobody learns who has bought here.
          if (hasStatus(error, 400, 404, 422)) throw new AppError(404, 'not_found', 'There is no such order.')
          throw error
        })
      await session.rememberPurchase({ order: { id: found.id, key: new Secret(found.key, 'order key') } })
      return { id: found.id }
    },

    orderAgain: async ({ id }, context) => addAgain((await reader.open(context, id)).order, basket, context),
  }
}
