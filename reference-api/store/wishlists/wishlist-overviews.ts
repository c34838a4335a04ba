import { sql } from 'kysely'
import type { WishlistItemRow, WishlistRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredMedia } from '../../db/stored-json.ts'
import { selectWishlistPage, type WishlistPage } from './wishlists.ts'

type OverviewItem = Pick<WishlistItemRow, 'id' | 'wishlist_id' | 'sku'> & { media: StoredMedia | null }

export type WishlistOverviewRecord = WishlistRow & { items: OverviewItem[] }

/** Adds SKUs and first pictures. Items that are no longer in the catalogue are left out. */
const addOverviewItems = async (db: Db, lists: WishlistRow[]): Promise<WishlistOverviewRecord[]> => {
  if (lists.length === 0) return []
  const items = await db
    .selectFrom('wishlist_items as item')
    .leftJoin('products as named', (join) => join.onRef('named.sku', '=', 'item.sku').on('item.named', '=', 'product'))
    .leftJoin('variants as variant', (join) =>
      join.onRef('variant.sku', '=', 'item.sku').on('item.named', '=', 'productVariant'),
    )
    .leftJoin('products as parent', 'parent.id', 'variant.product_id')
    .select(['item.id', 'item.wishlist_id', 'item.sku'])
    .select(sql<StoredMedia | null>`coalesce(named.media, parent.media) -> 0`.as('media'))
    .where(
      'item.wishlist_id',
      'in',
      lists.map(({ id }) => id),
    )
    .where(sql<boolean>`coalesce(named.id, parent.id) is not null`)
    .orderBy('item.position')
    .execute()
  const itemsByList = Map.groupBy(items, ({ wishlist_id }) => wishlist_id)
  return lists.map((list) => ({ ...list, items: itemsByList.get(list.id) ?? [] }))
}

export const findWishlistOverviews = async (db: Db, userId: string, page: WishlistPage) =>
  addOverviewItems(db, await selectWishlistPage(db, userId, page))

/** The user's own wishlist, or undefined. */
export const findWishlistOverview = async (
  db: Db,
  userId: string,
  id: string,
): Promise<WishlistOverviewRecord | undefined> => {
  const lists = await db
    .selectFrom('wishlists')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  return (await addOverviewItems(db, lists))[0]
}
