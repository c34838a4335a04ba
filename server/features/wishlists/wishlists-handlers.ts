import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { guessLink } from '../../limits/guess-link.ts'
import type { Limits } from '../../limits/limits.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { SharedWishlistResource } from './wishlist-resources.ts'
import { addWishlistItem } from './add-wishlist-item.ts'
import { listPurchaseOptions } from './purchase-options.ts'
import { createWishlistCalls } from './wishlist-calls.ts'
import { presentWishlistContents, presentWishlistItem, summariseWishlist } from './present-wishlist.ts'

type WishlistsDeps = {
  api: Pick<CommerceApi, 'send' | 'readCached' | 'has'>
  limits: Limits
  config: Pick<Config, 'publicUrl'>
}

type WishlistsHandlers = Pick<
  Handlers,
  | 'getWishlists'
  | 'getSavedItems'
  | 'getWishlist'
  | 'createWishlist'
  | 'renameWishlist'
  | 'deleteWishlist'
  | 'shareWishlist'
  | 'unshareWishlist'
  | 'getSharedWishlist'
  | 'addToWishlist'
  | 'updateWishlistItem'
  | 'moveWishlistItem'
  | 'removeWishlistItem'
>

/** Items of one page. A page of a whole wishlist, up to 200 items, would keep the process busy for 60 ms and more. */
const wishlistPageSize = 24

const toPageQuery = (page: number) => ({ page, itemsPerPage: wishlistPageSize })

/** The items of a page. An API that knows no pages sends all of them. */
const toPage = <T>({ itemCount, items }: { itemCount: number; items: readonly T[] }, requestedPage: number) => {
  const pages = Math.max(1, Math.ceil(itemCount / wishlistPageSize))
  const page = Math.min(requestedPage, pages)
  const start = items.length > wishlistPageSize ? (page - 1) * wishlistPageSize : 0
  return { page, pages, items: items.slice(start, start + wishlistPageSize) }
}

/**
 * Handlers for a customer's wishlists, which can be shared. The API checks ownership: it responds with 404 to other
 * customers' wishlists.
 */
export const createWishlistsHandlers = ({ api, limits, config }: WishlistsDeps): WishlistsHandlers => {
  const createCalls = (context: RequestContext) => createWishlistCalls(api, context)
  /** Wishlists have up to 200 items each, so reading them costs more than other pages. */
  const countReading = ({ clientIp, log }: RequestContext) =>
    limits.consume([{ limit: 'wishlistsIp', subject: clientIp }], log)
  const buildSharedUrl = (token: string) => `${config.publicUrl}/wishlists/shared/${encodeURIComponent(token)}`

  return {
    getWishlists: async (_input, context) => {
      await countReading(context)
      return { wishlists: (await createCalls(context).fetchWishlists('pictures')).map(summariseWishlist) }
    },

    getSavedItems: async (_input, context) => {
      await countReading(context)
      const wishlists = await createCalls(context).fetchWishlists('skus')
      return { items: wishlists.flatMap((wishlist) => presentWishlistContents(wishlist).items) }
    },

    getWishlist: async ({ id, page: requestedPage }, context) => {
      const { preferences } = context
      await countReading(context)
      const wishlist = await createCalls(context).fetchWishlist(id, toPageQuery(requestedPage))
      const { name, itemCount, sharedToken } = wishlist
      const { page, pages, items } = toPage(wishlist, requestedPage)
      const choices = await listPurchaseOptions(api, items, preferences)
      return {
        id,
        name,
        itemCount,
        sharedUrl: sharedToken === null ? null : buildSharedUrl(sharedToken),
        items: items.map((wishlistItem, index) => ({
          ...presentWishlistItem(wishlistItem, preferences),
          id: wishlistItem.id,
          purchaseOptions: choices[index] ?? [],
        })),
        page,
        pages,
      }
    },

    createWishlist: async ({ name }, context) => summariseWishlist(await createCalls(context).createWishlist({ name })),

    renameWishlist: async ({ id, name }, context) => {
      await countReading(context)
      return summariseWishlist(await createCalls(context).updateWishlist(id, { name }, toPageQuery(1)))
    },

    deleteWishlist: async ({ id }, context) => {
      await createCalls(context).deleteWishlist(id)
      return {}
    },

    shareWishlist: async ({ id }, context) => ({
      sharedUrl: buildSharedUrl((await createCalls(context).shareWishlist(id)).token),
    }),

    unshareWishlist: async ({ id }, context) => {
      await createCalls(context).unshareWishlist(id)
      return {}
    },

    // The response is not cached, because a revoked link must stop working at once. The call gets no abort signal,
    // because it counts as a guess even when the client disconnects.
    getSharedWishlist: async ({ token, page: requestedPage }, context) => {
      const { preferences } = context
      await countReading(context)
      const path = `/wishlists/shared/${encodeURIComponent(token)}`
      const { language } = preferences
      const query = toPageQuery(requestedPage)
      const wishlist = await guessLink(limits, context, () =>
        api.send({ method: 'GET', path, query, language, schema: SharedWishlistResource }),
      )
      const { page, pages, items } = toPage(wishlist, requestedPage)
      return {
        name: wishlist.name,
        ownerFirstName: wishlist.ownerFirstName,
        items: items.map((wishlistItem) => presentWishlistItem(wishlistItem, preferences)),
        page,
        pages,
      }
    },

    addToWishlist: async (input, context) => {
      await countReading(context)
      return presentWishlistContents(
        await context.session.withBasketLock(() =>
          addWishlistItem(createCalls(context), input, context.preferences.language),
        ),
      )
    },

    updateWishlistItem: async ({ id, quantity }, context) => createCalls(context).updateItem(id, { quantity }),

    moveWishlistItem: async ({ id, targetWishlist }, context) =>
      createCalls(context).updateItem(id, { wishlist: targetWishlist }),

    removeWishlistItem: async ({ id }, context) => {
      await createCalls(context).deleteItem(id)
      return {}
    },
  }
}
