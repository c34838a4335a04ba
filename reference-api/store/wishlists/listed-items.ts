import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** The items of these wishlists whose product or variant is in the catalogue, with the tables of both. */
export const selectListedItems = (db: Db, wishlistIds: readonly string[]) =>
  db
    .selectFrom('wishlist_items as item')
    .leftJoin('products as named', (join) => join.onRef('named.sku', '=', 'item.sku').on('item.named', '=', 'product'))
    .leftJoin('variants as variant', (join) =>
      join.onRef('variant.sku', '=', 'item.sku').on('item.named', '=', 'productVariant'),
    )
    .where('item.wishlist_id', 'in', wishlistIds)
    .where(sql<boolean>`coalesce(named.id, variant.id) is not null`)

/** How many of them each wishlist has; one without any is missing. */
export const countListedItems = async (db: Db, wishlistIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await selectListedItems(db, wishlistIds)
    .select(['item.wishlist_id', sql<number>`count(*)::int`.as('items')])
    .groupBy('item.wishlist_id')
    .execute()
  return new Map(rows.map(({ wishlist_id, items }) => [wishlist_id, items]))
}
