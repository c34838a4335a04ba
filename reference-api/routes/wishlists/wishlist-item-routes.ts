import { WishlistOverview } from '#shared/wire/extensions/wishlist-overviews.ts'
import { WishlistItemResource } from '#shared/wire/wishlists.ts'
import type { Db } from '../../db/connect.ts'
import {
  deleteWishlistItem,
  findWishlistItem,
  insertWishlistItem,
  findItemsByKey,
  moveWishlistItem,
  setItemQuantity,
} from '../../store/wishlists/wishlist-items.ts'
import { findWishlistOverview } from '../../store/wishlists/wishlist-overviews.ts'
import { addProducts, isOwnWishlist, updateWishlistRow } from '../../store/wishlists/wishlists.ts'
import { addItemQuantities, toWishlistItemKey, maxWishlistItems } from '../../domain/wishlists/wishlist-rules.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { idParams } from '../accounts/address-schemas.ts'
import { presentWishlistItem, presentWishlistOverview } from '../../presenters/present-wishlist.ts'
import { wishlistItemBody, wishlistItemChanges } from './wishlist-schemas.ts'
import { withLockedUser } from '../accounts/with-locked-user.ts'
import { assertRoomForItems } from './assert-room-for-items.ts'
import { resolveWishlistItems } from './resolve-wishlist-items.ts'

const wishlistFullError = (propertyPath: string) =>
  validationError([{ propertyPath, key: 'wishlist.full', parameters: { maximum: maxWishlistItems } }])

const requireOwnItem = async (db: Db, userId: string, id: string) => {
  const item = await findWishlistItem(db, userId, id)
  if (!item) throw notFoundError('wishlistItem.unknown')
  return item
}

/**
 * Moves an item to another wishlist of the user. Returns its id there: that of an existing item with the same SKU, if
 * there is one.
 */
const moveItemToWishlist = async (db: Db, userId: string, id: string, wishlistId: string): Promise<string> => {
  if (!idParams.safeParse({ id: wishlistId }).success) throw notFoundError('wishlist.unknown')
  const movedItem = await requireOwnItem(db, userId, id)
  if (movedItem.wishlist_id === wishlistId) return id
  if (!(await isOwnWishlist(db, userId, wishlistId))) throw notFoundError('wishlist.unknown')
  const targetItems = await findItemsByKey(db, wishlistId)
  const duplicate = targetItems.get(toWishlistItemKey(movedItem))
  if (duplicate) {
    await setItemQuantity(db, duplicate.id, addItemQuantities(duplicate.quantity, movedItem.quantity))
    await deleteWishlistItem(db, id)
    return duplicate.id
  }
  if (targetItems.size >= maxWishlistItems) throw wishlistFullError('wishlist')
  await moveWishlistItem(db, id, wishlistId)
  return id
}

const addWishlistItem = defineRoute({
  method: 'post',
  path: '/wishlists/{id}/items',
  tag: 'Wishlists',
  summary: 'Adds an item at the end of a wishlist, unless its SKU is there',
  access: 'token',
  params: idParams,
  body: wishlistItemBody,
  response: WishlistOverview,
  errorStatuses: [404],
  handle: async ({ params: { id }, body }, call) => {
    const now = call.now()
    const changed = await withLockedUser(call, async (transaction, user) => {
      if (!(await isOwnWishlist(transaction, user.id, id))) throw notFoundError('wishlist.unknown')
      const [item] = await resolveWishlistItems(transaction, [body])
      const keys = await findItemsByKey(transaction, id)
      if (item && !keys.has(toWishlistItemKey(item))) {
        if (keys.size >= maxWishlistItems) throw wishlistFullError('items')
        await assertRoomForItems(transaction, user.id, { itemCount: 1 })
        await insertWishlistItem(transaction, id, item, now)
        await updateWishlistRow(transaction, id, {}, now)
      }
      return findWishlistOverview(transaction, user.id, id)
    })
    if (!changed) throw notFoundError('wishlist.unknown')
    return presentWishlistOverview(changed, call)
  },
})

const changeWishlistItem = defineRoute({
  method: 'put',
  path: '/wishlist-items/{id}',
  tag: 'Wishlists',
  summary: 'Changes the quantity of an item, or moves it to another wishlist of the caller',
  access: 'token',
  params: idParams,
  body: wishlistItemChanges,
  response: WishlistItemResource,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const now = call.now()
    const changed = await withLockedUser(call, async (transaction, user) => {
      const before = await requireOwnItem(transaction, user.id, params.id)
      if (body.quantity) await setItemQuantity(transaction, params.id, body.quantity)
      const id = body.wishlist ? await moveItemToWishlist(transaction, user.id, params.id, body.wishlist) : params.id
      const item = await requireOwnItem(transaction, user.id, id)
      for (const touchedWishlistId of new Set([before.wishlist_id, item.wishlist_id]))
        await updateWishlistRow(transaction, touchedWishlistId, {}, now)
      return item
    })
    const [item] = await addProducts(call.db, [changed])
    if (!item) throw notFoundError('wishlistItem.unknown')
    return presentWishlistItem(item, { locale: call.locale, now })
  },
})

const removeWishlistItem = defineRoute({
  method: 'delete',
  path: '/wishlist-items/{id}',
  tag: 'Wishlists',
  summary: 'Removes an item from its wishlist',
  access: 'token',
  params: idParams,
  status: 204,
  errorStatuses: [404],
  handle: ({ params }, call) =>
    withLockedUser(call, async (transaction, user) => {
      const { wishlist_id } = await requireOwnItem(transaction, user.id, params.id)
      await deleteWishlistItem(transaction, params.id)
      await updateWishlistRow(transaction, wishlist_id, {}, call.now())
    }),
})

export const wishlistItemRoutes = [addWishlistItem, changeWishlistItem, removeWishlistItem]
