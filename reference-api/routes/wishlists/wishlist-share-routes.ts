import { WishlistPageQuery } from '#shared/wire/extensions/wishlist-pages.ts'
import { SharedWishlistResource, WishlistShare } from '#shared/wire/wishlists.ts'
import { findSharedWishlist, findWishlistRow, setShare } from '../../store/wishlists/wishlists.ts'
import { createShare, deriveShareToken } from '../../domain/wishlists/share-token.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { idParams } from '../accounts/address-schemas.ts'
import { presentSharedWishlist } from '../../presenters/present-wishlist.ts'
import { tokenParams } from './wishlist-schemas.ts'
import { requireUser } from '../accounts/require-user.ts'
import { withLockedUser } from '../accounts/with-locked-user.ts'

const shareWishlist = defineRoute({
  method: 'post',
  path: '/wishlists/{id}/share',
  tag: 'Wishlists',
  summary: 'Shares a wishlist by an unguessable token; the same one until it is revoked',
  access: 'token',
  params: idParams,
  response: WishlistShare,
  errorStatuses: [404],
  handle: ({ params }, call) =>
    withLockedUser(call, async (transaction, user) => {
      const list = await findWishlistRow(transaction, user.id, params.id)
      if (!list) throw notFoundError('wishlist.unknown')
      if (list.share_nonce) return { token: deriveShareToken(call.shareKey, list.id, list.share_nonce) }
      const createdShare = createShare(call.shareKey, list.id)
      await setShare(transaction, list.id, createdShare)
      return { token: deriveShareToken(call.shareKey, list.id, createdShare.nonce) }
    }),
})

const revokeShare = defineRoute({
  method: 'delete',
  path: '/wishlists/{id}/share',
  tag: 'Wishlists',
  summary: 'Stops sharing a wishlist; its link stays invalid',
  access: 'token',
  params: idParams,
  status: 204,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const user = await requireUser(call)
    if (!(await findWishlistRow(call.db, user.id, params.id))) throw notFoundError('wishlist.unknown')
    await setShare(call.db, params.id, null)
  },
})

const readSharedWishlist = defineRoute({
  method: 'get',
  path: '/wishlists/shared/{token}',
  tag: 'Wishlists',
  summary: 'A shared wishlist, or a page of it, for any caller with its link',
  access: 'public',
  params: tokenParams,
  query: WishlistPageQuery,
  response: SharedWishlistResource,
  errorStatuses: [404],
  handle: async ({ params, query }, call) => {
    const sharedWishlist = await findSharedWishlist(call.db, params.token, query)
    if (!sharedWishlist) throw notFoundError('wishlist.unknown')
    return presentSharedWishlist(sharedWishlist.list, sharedWishlist.ownerFirstName, params.token, {
      locale: call.locale,
      now: call.now(),
    })
  },
})

export const wishlistShareRoutes = [readSharedWishlist, shareWishlist, revokeShare]
