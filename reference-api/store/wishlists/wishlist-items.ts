import { randomUUID } from 'node:crypto'
import { toWishlistItemKey, type WishlistItemValues } from '../../domain/wishlists/wishlist-rules.ts'
import type { WishlistItemRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import { countRows } from '../../db/count-rows.ts'

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

const findNextPosition = async (db: Db, wishlistId: string): Promise<number> => {
  const last = await db
    .selectFrom('wishlist_items')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirst()
  return (last?.position ?? -1) + 1
}

/** Moves an item to the end of another wishlist. */
export const moveWishlistItem = async (db: Db, id: string, wishlistId: string): Promise<void> => {
  const position = await findNextPosition(db, wishlistId)
  await db.updateTable('wishlist_items').set({ wishlist_id: wishlistId, position }).where('id', '=', id).execute()
}

/** Adds an item at the end of a wishlist. */
export const insertWishlistItem = async (db: Db, wishlistId: string, item: WishlistItemValues, now: Date) => {
  const position = await findNextPosition(db, wishlistId)
  const row = { ...item, id: randomUUID(), added_at: now, position, wishlist_id: wishlistId }
  await db.insertInto('wishlist_items').values(row).execute()
}

/** How many items the user has in all wishlists but `exceptId`. */
export const countItemsOfUser = (db: Db, userId: string, exceptId?: string): Promise<number> =>
  countRows(
    db
      .selectFrom('wishlist_items')
      .innerJoin('wishlists', 'wishlists.id', 'wishlist_items.wishlist_id')
      .where('wishlists.user_id', '=', userId)
      .$if(exceptId !== undefined, (query) => query.where('wishlists.id', '!=', exceptId!)),
  )

export const countItems = (db: Db, wishlistId: string): Promise<number> =>
  countRows(db.selectFrom('wishlist_items').where('wishlist_id', '=', wishlistId))

export const findItemsByKey = async (db: Db, wishlistId: string) => {
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['id', 'named', 'sku', 'quantity'])
    .where('wishlist_id', '=', wishlistId)
    .execute()
  return new Map(rows.map((row) => [toWishlistItemKey(row), row]))
}

export const deleteWishlistItem = (db: Db, id: string) => db.deleteFrom('wishlist_items').where('id', '=', id).execute()
