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
