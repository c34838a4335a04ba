import type { OrderLookUp } from '#shared/wire/orders.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { FoundOrder, Order, OrderCollection } from '../../upstream/schemas/orders.ts'

const pathOf = (id: string) => `/orders/${encodeURIComponent(id)}`

/** The calls about orders: as their owner, or with the key of one that belongs to no account. */
export const createOrderCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences, signal }: RequestContext) => {
  const { language } = preferences
  return {
    list: (page: number, itemsPerPage: number) =>
      session.authorised((token) =>
        api.send({
          method: 'GET',
          path: '/users-orders',
          query: { page, itemsPerPage },
          token,
          language,
          signal,
          answer: OrderCollection,
        }),
      ),

    readOwn: (id: string) =>
      session.authorised((token) =>
        api.send({ method: 'GET', path: pathOf(id), token, language, signal, answer: Order }),
      ),

    readByKey: (id: string, orderKey: Secret) =>
      api.send({ method: 'GET', path: pathOf(id), orderKey, language, signal, answer: Order }),

    /** Says what the session may keep, so it happens although the browser leaves. */
    lookUp: (body: OrderLookUp) =>
      api.send({ method: 'POST', path: '/orders/look-up', body, language, answer: FoundOrder }),
  }
}
