import type { BasketBody } from '#shared/wire/basket.ts'
import type { Secret } from '../../session/vault/secret.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Basket, BasketTotals, PromotionCodesAnswer, ShippingServiceCollection } from '../../upstream/schemas/basket.ts'

const pathOf = (id: Secret) => `/baskets/${encodeURIComponent(id.reveal())}`

type Step = 'confirm' | 'reopen' | 'hold/extend' | 'lapsed/retry'

/**
 * The basket calls of specification §7, with the shopper's token and in their language. Writes take no signal: what was
 * asked for happens although the browser leaves, and the pointer to it is kept.
 */
export const createBasketCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences, signal }: RequestContext) => {
  const { language } = preferences
  return {
    read: (id: Secret) =>
      session.authorised((token) =>
        api.send({ method: 'GET', path: pathOf(id), token, language, signal, answer: Basket }),
      ),

    totals: (id: Secret) =>
      session.authorised((token) =>
        api.send({ method: 'GET', path: `${pathOf(id)}/totals`, token, language, signal, answer: BasketTotals }),
      ),

    create: (body: BasketBody) =>
      session.authorised((token) =>
        api.send({ method: 'POST', path: '/baskets', body, token, language, answer: Basket }),
      ),

    /** Replaces what is named as a whole; the API does all of it or nothing. */
    change: (id: Secret, body: BasketBody) =>
      session.authorised((token) =>
        api.send({ method: 'PUT', path: pathOf(id), body, token, language, answer: Basket }),
      ),

    /** The steps that need nothing said. */
    take: (id: Secret, step: Step) =>
      session.authorised((token) =>
        api.send({ method: 'PUT', path: `${pathOf(id)}/${step}`, body: {}, token, language, answer: Basket }),
      ),

    forgetLapsed: (id: Secret) =>
      session.authorised((token) =>
        api.send({ method: 'DELETE', path: `${pathOf(id)}/lapsed`, token, language, answer: Basket }),
      ),

    /** The full list of them; nothing is changed where one is refused. */
    setPromotions: (id: Secret, promoCodes: readonly string[]) =>
      session.authorised((token) =>
        api.send({
          method: 'PUT',
          path: `${pathOf(id)}/promotion-codes`,
          body: { promoCodes },
          token,
          language,
          answer: PromotionCodesAnswer,
        }),
      ),

    shippingServices: (id: Secret) =>
      session.authorised((token) =>
        api.send({
          method: 'GET',
          path: `${pathOf(id)}/shipping-services`,
          query: { status: 'active', itemsPerPage: 1000 },
          token,
          language,
          signal,
          answer: ShippingServiceCollection,
        }),
      ),
  }
}

export type BasketCalls = ReturnType<typeof createBasketCalls>
