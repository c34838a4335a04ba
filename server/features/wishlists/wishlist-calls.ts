import { z } from 'zod'
import type { WishlistBody, WishlistChanges, WishlistItemChanges } from '#shared/wire/account.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi, CommerceRequest } from '../../upstream/commerce-api.ts'
import { Wishlist, WishlistCollection, WishlistItem, WishlistShare } from '../../upstream/schemas/wishlists.ts'

const list = (id: string) => `/wishlists/${encodeURIComponent(id)}`
const item = (id: string) => `/wishlist-items/${encodeURIComponent(id)}`

/** The API's own limit on a page, and what the specification asks for (§9). */
const query = { itemsPerPage: 1000, 'order[modifiedAt]': 'desc' }

/**
 * The wishlist calls of specification §7, with the customer's token and in their language. Only reads end when the
 * browser leaves.
 */
export const createWishlistCalls = (
  api: Pick<CommerceApi, 'send'>,
  { session, preferences, signal }: RequestContext,
) => {
  const send = <T>(
    request: Pick<CommerceRequest<T>, 'method' | 'path' | 'query' | 'body' | 'signal'> & { answer: z.ZodType<T> },
  ) => session.authorised((token) => api.send({ ...request, token, language: preferences.language }))

  return {
    all: () =>
      send({ method: 'GET', path: '/wishlists', query, signal, answer: WishlistCollection }).then(
        (found) => found['hydra:member'],
      ),
    read: (id: string) => send({ method: 'GET', path: list(id), signal, answer: Wishlist }),
    create: (body: WishlistBody) => send({ method: 'POST', path: '/wishlists', body, answer: Wishlist }),
    change: (id: string, body: WishlistChanges) => send({ method: 'PUT', path: list(id), body, answer: Wishlist }),
    remove: (id: string) => send({ method: 'DELETE', path: list(id), answer: z.unknown() }),
    share: (id: string) => send({ method: 'POST', path: `${list(id)}/share`, body: {}, answer: WishlistShare }),
    unshare: (id: string) => send({ method: 'DELETE', path: `${list(id)}/share`, answer: z.unknown() }),
    changeItem: (id: string, body: WishlistItemChanges) =>
      send({ method: 'PUT', path: item(id), body, answer: WishlistItem }),
    removeItem: (id: string) => send({ method: 'DELETE', path: item(id), answer: z.unknown() }),
  }
}
