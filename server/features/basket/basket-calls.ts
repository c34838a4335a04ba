import type { BasketBody } from '#shared/wire/basket.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import {
  BasketResource,
  BasketTotalsResource,
  PromotionCodesResponse,
  ShippingServiceCollection,
} from '../../upstream/resources/basket.ts'

const getBasketPath = (id: Secret) => `/baskets/${encodeURIComponent(id.reveal())}`

type BasketStep = 'confirm' | 'reopen' | 'hold/extend' | 'lapsed/retry'

/**
 * The basket calls of specification §7, with the shopper's token and in their language. Writes take no signal: what was
 * asked for happens although the browser leaves, and the pointer to it is kept.
 */
export const createBasketCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences, signal }: RequestContext) => {
  const { language } = preferences
  return {
    fetchBasket: (id: Secret) =>
      session.withAccessToken((token) =>
        api.send({ method: 'GET', path: getBasketPath(id), token, language, signal, schema: BasketResource }),
      ),

    fetchTotals: (id: Secret) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'GET',
          path: `${getBasketPath(id)}/totals`,
          token,
          language,
          signal,
          schema: BasketTotalsResource,
        }),
      ),

    createBasket: (body: BasketBody) =>
      session.withAccessToken((token) =>
        api.send({ method: 'POST', path: '/baskets', body, token, language, schema: BasketResource }),
      ),

    /** Replaces what is named as a whole; the API does all of it or nothing. */
    updateBasket: (id: Secret, body: BasketBody) =>
      session.withAccessToken((token) =>
        api.send({ method: 'PUT', path: getBasketPath(id), body, token, language, schema: BasketResource }),
      ),

    /** The steps that need nothing said. */
    putStep: (id: Secret, step: BasketStep) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'PUT',
          path: `${getBasketPath(id)}/${step}`,
          body: {},
          token,
          language,
          schema: BasketResource,
        }),
      ),

    dismissExpiredLines: (id: Secret) =>
      session.withAccessToken((token) =>
        api.send({ method: 'DELETE', path: `${getBasketPath(id)}/lapsed`, token, language, schema: BasketResource }),
      ),

    /** The full list of them; nothing is changed where one is refused. */
    setPromotions: (id: Secret, promoCodes: readonly string[]) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'PUT',
          path: `${getBasketPath(id)}/promotion-codes`,
          body: { promoCodes },
          token,
          language,
          schema: PromotionCodesResponse,
        }),
      ),

    fetchShippingServices: (id: Secret) =>
      session.withAccessToken((token) =>
        api.send({
          method: 'GET',
          path: `${getBasketPath(id)}/shipping-services`,
          query: { status: 'active', itemsPerPage: 1000 },
          token,
          language,
          signal,
          schema: ShippingServiceCollection,
        }),
      ),
  }
}

export type BasketCalls = ReturnType<typeof createBasketCalls>
