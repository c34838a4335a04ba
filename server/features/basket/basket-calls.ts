import type { BasketBody } from '#shared/wire/basket.ts'
import type { GoodsLimitBody, HoldLimitBody } from '#shared/wire/extensions/holds.ts'
import type { ShippingQuoteQuery } from '#shared/wire/extensions/shipping-quotes.ts'
import type { LockedContext } from '../../http/locked-context.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi, CommerceRequest } from '../../upstream/commerce-api.ts'
import {
  BasketResource,
  BasketTotalsResource,
  PromotionCodesResponse,
  ShippingServiceCollection,
} from '../../upstream/resources/basket.ts'

type BasketStep = 'confirm' | 'reopen' | 'hold/extend' | 'lapsed/retry'

const basketPath = (id: Secret, rest = '') => `/baskets/${encodeURIComponent(id.reveal())}${rest}`

/**
 * The API's basket calls, with the shopper's token and in their language. Reads need no lock. Writes take no signal:
 * they finish although the browser disconnects, so that the session can save the pointer to their result.
 */
export const createBasketCalls = (api: Pick<CommerceApi, 'send' | 'has'>) => {
  const send = <T>(
    { session, preferences }: RequestContext,
    request: Omit<CommerceRequest<T>, 'token' | 'language'>,
  ): Promise<T> => session.withAccessToken((token) => api.send({ ...request, token, language: preferences.language }))

  return {
    fetchBasket: (context: RequestContext, id: Secret, query?: ShippingQuoteQuery) =>
      send(context, {
        method: 'GET',
        path: basketPath(id),
        query: api.has('shipping-quotes') ? query : undefined,
        signal: context.signal,
        schema: BasketResource,
      }),

    fetchTotals: (context: RequestContext, id: Secret) =>
      send(context, {
        method: 'GET',
        path: basketPath(id, '/totals'),
        signal: context.signal,
        schema: BasketTotalsResource,
      }),

    createBasket: (context: LockedContext, body: BasketBody) =>
      send(context, { method: 'POST', path: '/baskets', body, schema: BasketResource }),

    /** Replaces each field of the body as a whole; the API applies all of them or none. */
    updateBasket: (context: LockedContext, id: Secret, body: BasketBody) =>
      send(context, { method: 'PUT', path: basketPath(id), body, schema: BasketResource }),

    putStep: (context: LockedContext, id: Secret, step: BasketStep, body: HoldLimitBody | GoodsLimitBody = {}) =>
      send(context, { method: 'PUT', path: basketPath(id, `/${step}`), body, schema: BasketResource }),

    dismissExpiredLines: (context: LockedContext, id: Secret) =>
      send(context, { method: 'DELETE', path: basketPath(id, '/lapsed'), schema: BasketResource }),

    /** Replaces the full list; the API changes nothing when it rejects one code. */
    setPromotions: (context: LockedContext, id: Secret, promoCodes: readonly string[]) =>
      send(context, {
        method: 'PUT',
        path: basketPath(id, '/promotion-codes'),
        body: { promoCodes },
        schema: PromotionCodesResponse,
      }),

    fetchShippingServices: (context: RequestContext, id: Secret) =>
      send(context, {
        method: 'GET',
        path: basketPath(id, '/shipping-services'),
        query: { status: 'active', itemsPerPage: 1000 },
        signal: context.signal,
        schema: ShippingServiceCollection,
      }),
  }
}

export type BasketCalls = ReturnType<typeof createBasketCalls>
