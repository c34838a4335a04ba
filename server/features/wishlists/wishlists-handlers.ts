import type { Handlers } from '../../bff/dispatch.ts'
import type { Config } from '../../config/config.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { SharedWishlist } from '../../upstream/schemas/wishlists.ts'
import { addWish } from './add-wish.ts'
import { choicesOf } from './wish-choices.ts'
import { createWishlistCalls } from './wishlist-calls.ts'
import { summariseWishlist, viewWish } from './wishlist-view.ts'

export type WishlistsDeps = { api: Pick<CommerceApi, 'send' | 'read'>; config: Pick<Config, 'publicUrl'> }

type WishlistsHandlers = Pick<
  Handlers,
  | 'getWishlists'
  | 'getWishlist'
  | 'createWishlist'
  | 'renameWishlist'
  | 'deleteWishlist'
  | 'shareWishlist'
  | 'unshareWishlist'
  | 'getSharedWishlist'
  | 'addToWishlist'
  | 'changeWishlistItem'
  | 'moveWishlistItem'
  | 'removeWishlistItem'
>

/**
 * What a customer would like to have, in lists that can be shown to others. The API knows whose they are: others' are
 * 404.
 */
export const createWishlistsHandlers = ({ api, config }: WishlistsDeps): WishlistsHandlers => {
  const callsOf = (context: RequestContext) => createWishlistCalls(api, context)
  const sharedUrl = (token: string) => `${config.publicUrl}/wishlists/shared/${encodeURIComponent(token)}`

  return {
    getWishlists: async (_input, context) => ({ wishlists: (await callsOf(context).all()).map(summariseWishlist) }),

    getWishlist: async ({ id }, context) => {
      const { preferences } = context
      const { name, itemCount, sharedToken, items } = await callsOf(context).read(id)
      const choices = await choicesOf(api, items, preferences)
      return {
        id,
        name,
        itemCount,
        sharedUrl: sharedToken === null ? null : sharedUrl(sharedToken),
        items: items.map((wish, index) => ({
          ...viewWish(wish, preferences),
          id: wish.id,
          choices: choices[index] ?? [],
        })),
      }
    },

    createWishlist: async ({ name }, context) => summariseWishlist(await callsOf(context).create({ name })),

    renameWishlist: async ({ id, name }, context) => summariseWishlist(await callsOf(context).change(id, { name })),

    deleteWishlist: async ({ id }, context) => {
      await callsOf(context).remove(id)
      return {}
    },

    shareWishlist: async ({ id }, context) => ({ sharedUrl: sharedUrl((await callsOf(context).share(id)).token) }),

    unshareWishlist: async ({ id }, context) => {
      await callsOf(context).unshare(id)
      return {}
    },

    // Past the data cache: a link that was revoked is dead at once.
    getSharedWishlist: async ({ token }, { preferences, signal }) => {
      const path = `/wishlists/shared/${encodeURIComponent(token)}`
      const { name, ownerFirstName, items } = await api.send({
        method: 'GET',
        path,
        language: preferences.language,
        signal,
        answer: SharedWishlist,
      })
      return { name, ownerFirstName, items: items.map((wish) => viewWish(wish, preferences)) }
    },

    addToWishlist: async (input, context) =>
      summariseWishlist(
        await context.session.inTurn(() => addWish(callsOf(context), input, context.preferences.language)),
      ),

    changeWishlistItem: async ({ id, quantity }, context) => callsOf(context).changeItem(id, { quantity }),

    moveWishlistItem: async ({ id, to }, context) => callsOf(context).changeItem(id, { wishlist: to }),

    removeWishlistItem: async ({ id }, context) => {
      await callsOf(context).removeItem(id)
      return {}
    },
  }
}
