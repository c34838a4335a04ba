import type { Secret } from '../../session/secret.ts'
import type { RequestContext } from '../../request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Basket, BasketTotals } from '../../upstream/schemas/basket.ts'
import type { LineBody } from './line-bodies.ts'

const pathOf = (id: Secret) => `/baskets/${encodeURIComponent(id.reveal())}`

/**
 * The basket calls of specification §7, with the shopper's token and in their language. Writes take no signal: what was asked for happens
 * although the browser leaves, and the pointer to it is kept.
 */
export const createBasketCalls = (api: Pick<CommerceApi, 'send'>, { session, preferences, signal }: RequestContext) => {
  const { language } = preferences
  return {
    read: (id: Secret) =>
      session.authorised((token) => api.send({ method: 'GET', path: pathOf(id), token, language, signal, answer: Basket })),

    totals: (id: Secret) =>
      session.authorised((token) =>
        api.send({ method: 'GET', path: `${pathOf(id)}/totals`, token, language, signal, answer: BasketTotals }),
      ),

    create: (lines: readonly LineBody[], currency: string) =>
      session.authorised((token) =>
        api.send({ method: 'POST', path: '/baskets', body: { lines, currency }, token, language, answer: Basket }),
      ),

    /** Replaces the lines as a whole; the API does all of it or nothing. */
    replace: (id: Secret, lines: readonly LineBody[]) =>
      session.authorised((token) =>
        api.send({ method: 'PUT', path: pathOf(id), body: { lines }, token, language, answer: Basket }),
      ),
  }
}

export type BasketCalls = ReturnType<typeof createBasketCalls>
