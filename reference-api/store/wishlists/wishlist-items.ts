import { randomUUID } from 'node:crypto'
import { toWishlistItemKey, type WishlistItemValues } from '../../domain/wishlists/wishlist-rules.ts'
import type { WishlistItemRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'

/** Replaces the items of a wishlist, in this order. An item whose SKU was there keeps its id and time. */
export const replaceWishlistItems = async (
  db: Db,
  wishlistId: string,
  items: WishlistItemValues[],
  now: Date,
): Promise<void> => {
  const rows = await db.deleteFrom('wishlist_items').where('wishlist_id', '=', wishlistId).returningAll().execute()
  const rowsByKey = new Map(rows.map((row) => [toWishlistItemKey(row), row]))
  if (items.length === 0) return
  const newRows = items.map((item, position) => {
    const { id = randomUUID(), added_at = now } = rowsByKey.get(toWishlistItemKey(item)) ?? {}
    return { ...item, id, added_at, position, wishlist_id: wishlistId }
  })
  await db.insertInto('wishlist_items').values(newRows).execute()
}

/** An item of one of the user's own wishlists. */
export const findWishlistItem = (db: Db, userId: string, id: string): Promise<WishlistItemRow | undefined> =>
  db
    .selectFrom('wishlist_items')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_items.wishlist_id')
    .selectAll('wishlist_items')
    .where('wishlist_items.id', '=', id)
    .where('wishlists.user_id', '=', userId)
    .executeTakeFirst()

export const setItemQuantity = (db: Db, id: string, quantity: number) =>
  db.updateTable('wishlist_items').set({ quantity }).where('id', '=', id).execute()

/** Moves an item to the end of another wishlist. */
export const moveWishlistItem = async (db: Db, id: string, wishlistId: string): Promise<void> => {
  const last = await db
    .selectFrom('wishlist_items')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst()
  await db
    .updateTable('wishlist_items')
    .set({ wishlist_id: wishlistId, position: (last?.position ?? -1) + 1 })
    .where('id', '=', id)
    .execute()
}

export const deleteWishlistItem = (db: Db, id: string) => db.deleteFrom('wishlist_items').where('id', '=', id).execute()
