import { lockUser } from '../../store/accounts/users.ts'
import { findSharedWishlist, setShare } from '../../store/accounts/wishlists.ts'
import { newShare, shareToken } from '../../domain/accounts/share-token.ts'
import { notFound } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { idPath } from '../accounts/address-schemas.ts'
import { presentSharedWishlist } from '../../presenters/present-wishlist.ts'
import { sharedWishlist, tokenPath, wishlistShare } from './wishlist-schemas.ts'
import { caller } from '../accounts/caller.ts'
import { ownWishlist } from './wishlist-routes.ts'

const share = defineRoute({
  method: 'post',
  path: '/wishlists/{id}/share',
  tag: 'Wishlists',
  summary: 'Shares a wishlist by an unguessable token; the same one until it is revoked',
  access: 'token',
  params: idPath,
  response: wishlistShare,
  refusals: [404],
  handle: async ({ params }, call) => {
    const user = await caller(call)
    return call.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      const list = await ownWishlist(transaction, user.id, params.id)
      if (list.share_nonce) return { token: shareToken(call.shareKey, list.id, list.share_nonce) }
      const made = newShare(call.shareKey, list.id)
      await setShare(transaction, list.id, made)
      return { token: shareToken(call.shareKey, list.id, made.nonce) }
    })
  },
})

const revokeShare = defineRoute({
  method: 'delete',
  path: '/wishlists/{id}/share',
  tag: 'Wishlists',
  summary: 'Ends the sharing of a wishlist; its link never works again',
  access: 'token',
  params: idPath,
  status: 204,
  refusals: [404],
  handle: async ({ params }, call) => {
    const user = await caller(call)
    await ownWishlist(call.db, user.id, params.id)
    await setShare(call.db, params.id, null)
  },
})

const readShared = defineRoute({
  method: 'get',
  path: '/wishlists/shared/{token}',
  tag: 'Wishlists',
  summary: 'A shared wishlist, for anybody who has its link',
  access: 'public',
  params: tokenPath,
  response: sharedWishlist,
  refusals: [404],
  handle: async ({ params }, call) => {
    const found = await findSharedWishlist(call.db, params.token)
    if (!found) throw notFound('wishlist.unknown')
    return presentSharedWishlist(found.list, found.ownerFirstName, params.token, {
      locale: call.locale,
      now: call.now(),
    })
  },
})

export const wishlistShareRoutes = [readShared, share, revokeShare]
