import type { EmailLinkToken } from '#shared/wire/extensions/email-verification.ts'
import { OpenOrderLinkResponse, type OrderLinkRequest } from '#shared/wire/extensions/order-links.ts'
import { OrderLookUpResponse, type OrderLookUp } from '#shared/wire/extensions/order-look-up.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { OrderResource, OrderCollection } from './order-resources.ts'

const getOrderPath = (id: string) => `/orders/${encodeURIComponent(id)}`

/** Calls the API for orders, with the owner's token, or with the key of a guest order or of an email link. */
export const createOrderCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences, signal }: RequestContext) => {
  const { language } = preferences
  return {
    /** With `upcoming` the orders of the next events alone (`shared/wire/extensions/upcoming-orders.ts`). */
    fetchOrders: (query: { page?: number; itemsPerPage: number; upcoming?: '1' }) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'GET',
          path: '/users-orders',
          query,
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

    /** The order of a converted basket: converting it again returns the same order. */
    fetchOrderOfBasket: (basketId: Secret) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'POST',
          path: `/baskets/${encodeURIComponent(basketId.reveal())}/convert`,
          body: {},
          token,
          language,
          schema: OrderResource,
        }),
      ),

    /** The call has no abort signal: the order becomes the customer's even when the client disconnects. */
    claimOrder: (id: string, orderKey: Secret) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'POST',
          path: `${getOrderPath(id)}/claim`,
          token,
          orderKey,
          language,
          schema: OrderResource,
        }),
      ),

    /**
     * This call and those below get no abort signal either: they send an email, save access to an order, or end a link.
     */
    lookUpOrder: (body: OrderLookUp) =>
      api.send({ method: 'POST', path: '/orders/look-up', body, language, schema: OrderLookUpResponse }),

    openLink: (body: EmailLinkToken) =>
      api.send({ method: 'POST', path: '/orders/open-link', body, language, schema: OpenOrderLinkResponse }),

    sendLinks: (body: OrderLinkRequest) =>
      api.send({ method: 'POST', path: '/orders/send-links', body, language, schema: MessageResponse }),

    disownOrder: (body: EmailLinkToken) =>
      api.send({ method: 'POST', path: '/orders/disown', body, language, schema: MessageResponse }),
  }
}
