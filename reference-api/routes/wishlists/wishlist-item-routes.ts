import type { Db } from '../../db/connect.ts'
import { lockUser } from '../../store/accounts/users.ts'
import { deleteWish, findWish, moveWish, setWishQuantity } from '../../store/accounts/wishes.ts'
import { changeWishlist } from '../../store/accounts/wishlists.ts'
import { addQuantities, wishKey, wishMaximum } from '../../domain/accounts/wishlist-rules.ts'
import { notFound, refused } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { idPath } from '../accounts/address-schemas.ts'
import { presentWishlistItem } from '../../presenters/present-wishlist.ts'
import { wishChanges, wishlistItem } from './wishlist-schemas.ts'
import { caller } from '../accounts/caller.ts'
import { ownWishlist } from './wishlist-routes.ts'

const ownWish = async (db: Db, userId: string, id: string) => {
  const wish = await findWish(db, userId, id)
  if (!wish) throw notFound('wish.unknown')
  return wish
}

/**
 * Moves a wish to another own list. Returns the id under which it is there: the one that wished for the same already,
 * if any.
 */
const moveTo = async (db: Db, userId: string, id: string, wishlistId: string): Promise<string> => {
  if (!idPath.safeParse({ id: wishlistId }).success) throw notFound('wishlist.unknown')
  const wish = await ownWish(db, userId, id)
  if (wish.wishlist_id === wishlistId) return id
  const target = await ownWishlist(db, userId, wishlistId)
  const same = target.items.find((item) => wishKey(item) === wishKey(wish))
  if (same) {
    await setWishQuantity(db, same.id, addQuantities(same.quantity, wish.quantity))
    await deleteWish(db, id)
    return same.id
  }
  if (target.items.length >= wishMaximum) {
    throw refused([{ propertyPath: 'wishlist', key: 'wishlist.full', parameters: { maximum: wishMaximum } }])
  }
  await moveWish(db, id, wishlistId)
  return id
}

const changeWish = defineRoute({
  method: 'put',
  path: '/wishlist-items/{id}',
  tag: 'Wishlists',
  summary: 'Changes the quantity of a wish, or moves it to another list of the caller',
  access: 'token',
  params: idPath,
  body: wishChanges,
  response: wishlistItem,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    const user = await caller(call)
    const now = call.now()
    const changed = await call.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      const before = await ownWish(transaction, user.id, params.id)
      if (body.quantity) await setWishQuantity(transaction, params.id, body.quantity)
      const id = body.wishlist ? await moveTo(transaction, user.id, params.id, body.wishlist) : params.id
      const { wishlist_id } = await ownWish(transaction, user.id, id)
      for (const touched of new Set([before.wishlist_id, wishlist_id]))
        await changeWishlist(transaction, touched, {}, now)
      return (await ownWishlist(transaction, user.id, wishlist_id)).items.find((item) => item.id === id)
    })
    if (!changed) throw notFound('wish.unknown')
    return presentWishlistItem(changed, { locale: call.locale, now })
  },
})

const removeWish = defineRoute({
  method: 'delete',
  path: '/wishlist-items/{id}',
  tag: 'Wishlists',
  summary: 'Takes a wish off its list',
  access: 'token',
  params: idPath,
  status: 204,
  refusals: [404],
  handle: async ({ params }, call) => {
    const user = await caller(call)
    await call.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      const { wishlist_id } = await ownWish(transaction, user.id, params.id)
      await deleteWish(transaction, params.id)
      await changeWishlist(transaction, wishlist_id, {}, call.now())
    })
  },
})

export const wishlistItemRoutes = [changeWish, removeWish]
