import { z } from 'zod'
import type { WishlistPageQuery } from '#shared/wire/extensions/wishlist-pages.ts'
import type { WishlistBody, WishlistChanges, WishlistItemBody, WishlistItemUpdateBody } from '#shared/wire/wishlists.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi, CommerceRequest } from '../../upstream/commerce-api.ts'
import {
  WishlistResource,
  WishlistCollection,
  WishlistItemResource,
  WishlistOverview,
  WishlistShare,
} from './wishlist-resources.ts'

const getWishlistPath = (id: string) => `/wishlists/${encodeURIComponent(id)}`
const getWishlistItemPath = (id: string) => `/wishlist-items/${encodeURIComponent(id)}`

/** All wishlists in one response, sorted by last change (`shared/wire/extensions/wishlist-overviews.ts`). */
const allWishlistsQuery = { itemsPerPage: 1000, 'order[modifiedAt]': 'desc' }

/** Calls the API for wishlists, with the customer's token and in their language. Only reads get an abort signal. */
export const createWishlistCalls = (
  api: Pick<CommerceApi, 'send' | 'has'>,
  { session, preferences, signal }: RequestContext,
) => {
  const sendAuthorised = <T>(
    request: Pick<CommerceRequest<T>, 'method' | 'path' | 'query' | 'body' | 'signal'> & { schema: z.ZodType<T> },
  ) => session.withAccessToken((token) => api.send({ ...request, token, language: preferences.language }))

  return {
    fetchWishlists: (overview: 'pictures' | 'skus') =>
      sendAuthorised({
        method: 'GET',
        path: '/wishlists',
        query: api.has('wishlist-overviews') ? { ...allWishlistsQuery, overview } : allWishlistsQuery,
        signal,
        schema: WishlistCollection,
      }).then((collection) => collection['hydra:member']),
    /** All items, or those of a page (`shared/wire/extensions/wishlist-pages.ts`). */
    fetchWishlist: (id: string, query?: WishlistPageQuery) =>
      sendAuthorised({ method: 'GET', path: getWishlistPath(id), query, signal, schema: WishlistResource }),
    createWishlist: (body: WishlistBody) =>
      sendAuthorised({ method: 'POST', path: '/wishlists', body, schema: WishlistResource }),
    updateWishlist: (id: string, body: WishlistChanges, query?: WishlistPageQuery) =>
      sendAuthorised({ method: 'PUT', path: getWishlistPath(id), query, body, schema: WishlistResource }),
    deleteWishlist: (id: string) =>
      sendAuthorised({ method: 'DELETE', path: getWishlistPath(id), schema: z.unknown() }),
    shareWishlist: (id: string) =>
      sendAuthorised({ method: 'POST', path: `${getWishlistPath(id)}/share`, body: {}, schema: WishlistShare }),
    unshareWishlist: (id: string) =>
      sendAuthorised({ method: 'DELETE', path: `${getWishlistPath(id)}/share`, schema: z.unknown() }),
    addItem: (id: string, body: WishlistItemBody) =>
      sendAuthorised({ method: 'POST', path: `${getWishlistPath(id)}/items`, body, schema: WishlistOverview }),
    updateItem: (id: string, body: WishlistItemUpdateBody) =>
      sendAuthorised({ method: 'PUT', path: getWishlistItemPath(id), body, schema: WishlistItemResource }),
    deleteItem: (id: string) =>
      sendAuthorised({ method: 'DELETE', path: getWishlistItemPath(id), schema: z.unknown() }),
  }
}
