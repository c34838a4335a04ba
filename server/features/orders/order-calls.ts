import type { OrderLookUp } from '#shared/wire/extensions/guest-orders.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { OrderLookupResponse, OrderResource, OrderCollection } from './order-resources.ts'

const getOrderPath = (id: string) => `/orders/${encodeURIComponent(id)}`

/** The calls about orders: as their owner, or with the key of one that belongs to no account. */
export const createOrderCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences, signal }: RequestContext) => {
  const { language } = preferences
  return {
    fetchOrders: (page: number, itemsPerPage: number) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'GET',
          path: '/users-orders',
          query: { page, itemsPerPage },
          token,
          language,
          signal,
          schema: OrderCollection,
        }),
      ),

    fetchOwnOrder: (id: string) =>
      session.withAccessToken((token) =>
        api.send({ method: 'GET', path: getOrderPath(id), token, language, signal, schema: OrderResource }),
      ),

    fetchOrderByKey: (id: string, orderKey: Secret) =>
      api.send({ method: 'GET', path: getOrderPath(id), orderKey, language, signal, schema: OrderResource }),

    /** Says what the session may keep, so it happens although the browser leaves. */
    lookUpOrder: (body: OrderLookUp) =>
      api.send({ method: 'POST', path: '/orders/look-up', body, language, schema: OrderLookupResponse }),
  }
}
