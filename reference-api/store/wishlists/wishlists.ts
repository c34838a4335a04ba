import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { WishlistPageQuery } from '#shared/wire/extensions/wishlist-pages.ts'
import { hashToken } from '../../domain/secrets.ts'
import type { WishlistItemRow, WishlistRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import { countRows } from '../../db/count-rows.ts'
import { toWishlistItemKey } from '../../domain/wishlists/wishlist-rules.ts'
import { selectListedItems } from './listed-items.ts'
import { loadWishlistProducts, type WishlistProduct } from './load-wishlist-products.ts'

export type WishlistItemRecord = WishlistItemRow & WishlistProduct

/** `itemCount` counts the items of all pages. */
export type WishlistRecord = WishlistRow & { items: WishlistItemRecord[]; itemCount: number }

/** Adds catalogue data. Items that are no longer in the catalogue are left out. */
export const addProducts = async (db: Db, rows: WishlistItemRow[]): Promise<WishlistItemRecord[]> => {
  const products = await loadWishlistProducts(db, rows)
  return rows.flatMap((row) => {
    const wished = products.get(toWishlistItemKey(row))
    return wished ? [{ ...row, ...wished }] : []
  })
}

const addItems = async (db: Db, lists: WishlistRow[]): Promise<WishlistRecord[]> => {
  if (lists.length === 0) return []
  const ids = lists.map(({ id }) => id)
  const rows = await db
    .selectFrom('wishlist_items')
    .selectAll()
    .where('wishlist_id', 'in', ids)
    .orderBy('position')
    .execute()
  const items = await addProducts(db, rows)
  return lists.map((list) => {
    const own = items.filter(({ wishlist_id }) => wishlist_id === list.id)
    return { ...list, items: own, itemCount: own.length }
  })
}

/** Adds the items of one page. A page after the last one is the last one. */
const addPageOfItems = async (
  db: Db,
  list: WishlistRow,
  { page, itemsPerPage }: WishlistPageQuery,
): Promise<WishlistRecord> => {
  if (itemsPerPage === undefined) return (await addItems(db, [list]))[0]!
  const listed = selectListedItems(db, [list.id])
  const selectPage = (number: number) =>
    listed
      .selectAll('item')
      .select(sql<number>`(count(*) over ())::int`.as('itemCount'))
      .orderBy('item.position')
      .limit(itemsPerPage)
      .offset((number - 1) * itemsPerPage)
      .execute()
  let rows = await selectPage(page)
  if (rows.length === 0 && page > 1) rows = await selectPage(Math.ceil((await countRows(listed)) / itemsPerPage) || 1)
  return { ...list, items: await addProducts(db, rows), itemCount: rows[0]?.itemCount ?? 0 }
}

export type WishlistPage = { page: number; itemsPerPage: number; direction: 'asc' | 'desc' }

export const selectWishlistPage = (
  db: Db,
  userId: string,
  { page, itemsPerPage, direction }: WishlistPage,
): Promise<WishlistRow[]> =>
  db
    .selectFrom('wishlists')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('modified_at', direction)
    .orderBy('id')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()

export const findWishlists = async (db: Db, userId: string, page: WishlistPage) =>
  addItems(db, await selectWishlistPage(db, userId, page))

export const countWishlists = (db: Db, userId: string): Promise<number> =>
  countRows(db.selectFrom('wishlists').where('user_id', '=', userId))

/** The user's own wishlist without its items, or undefined. */
export const findWishlistRow = (db: Db, userId: string, id: string): Promise<WishlistRow | undefined> =>
  db.selectFrom('wishlists').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const isOwnWishlist = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await findWishlistRow(db, userId, id)) !== undefined

/** A page of the user's own wishlist, or undefined. */
export const findWishlist = async (
  db: Db,
  userId: string,
  id: string,
  page: WishlistPageQuery,
): Promise<WishlistRecord | undefined> => {
  const row = await findWishlistRow(db, userId, id)
  return row && addPageOfItems(db, row, page)
}

/**
 * A page of a shared wishlist with the first name of its owner. Undefined for an invalid token, and when the account
 * was deleted.
 */
export const findSharedWishlist = async (
  db: Db,
  token: string,
  page: WishlistPageQuery,
): Promise<{ list: WishlistRecord; ownerFirstName: string } | undefined> => {
  const row = await db
    .selectFrom('wishlists')
    .innerJoin('users', 'users.id', 'wishlists.user_id')
    .selectAll('wishlists')
    .select('users.first_name')
    .where('share_hash', '=', hashToken(token))
    .where('users.anonymised_at', 'is', null)
    .executeTakeFirst()
  return row && { list: await addPageOfItems(db, row, page), ownerFirstName: row.first_name }
}

export const insertWishlist = async (db: Db, userId: string, name: string, now: Date): Promise<string> => {
  const id = randomUUID()
  const row = { id, user_id: userId, name, share_nonce: null, share_hash: null, created_at: now, modified_at: now }
  await db.insertInto('wishlists').values(row).execute()
  return id
}

/** Sets the time of the last change and, if given, the name. Call it after a change of the items, too. */
export const updateWishlistRow = (db: Db, id: string, changes: { name?: string | undefined }, now: Date) =>
  db
    .updateTable('wishlists')
    .set((eb) => ({ name: changes.name ?? eb.ref('name'), modified_at: now }))
    .where('id', '=', id)
    .execute()

/** Sharing does not update its time. */
export const setShare = (db: Db, id: string, share: { nonce: string; hash: string } | null) =>
  db
    .updateTable('wishlists')
    .set({ share_nonce: share?.nonce ?? null, share_hash: share?.hash ?? null })
    .where('id', '=', id)
    .execute()

export const deleteWishlist = (db: Db, id: string) => db.deleteFrom('wishlists').where('id', '=', id).execute()
