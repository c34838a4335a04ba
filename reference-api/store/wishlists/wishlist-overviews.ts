import { sql } from 'kysely'
import { maxOverviewImages } from '#shared/wire/extensions/wishlist-overviews.ts'
import type { WishlistItemRow, WishlistRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredMedia } from '../../db/stored-json.ts'
import { countListedItems, selectListedItems } from './listed-items.ts'
import { findWishlistRow, selectWishlistPage, type WishlistPage } from './wishlists.ts'

type OverviewItem = Pick<WishlistItemRow, 'id' | 'wishlist_id' | 'sku'> & { media: StoredMedia | null }

/** `itemCount` counts all items. */
export type WishlistOverviewRecord = WishlistRow & { items: OverviewItem[]; itemCount: number }

/** What the items of an overview are: see `WishlistOverviewQuery`. */
type Overview = 'pictures' | 'skus'

const media = sql<StoredMedia | null>`coalesce(named.media, parent.media) -> 0`

/** The first items of each wishlist that have a picture. */
const findItemsWithPicture = (db: Db, wishlistIds: readonly string[]): Promise<OverviewItem[]> => {
  const ranked = selectListedItems(db, wishlistIds)
    .leftJoin('products as parent', 'parent.id', 'variant.product_id')
    .where(media, 'is not', null)
    .select(['item.id', 'item.wishlist_id', 'item.sku', media.as('media')])
    .select(sql<number>`row_number() over (partition by item.wishlist_id order by item.position)`.as('rank'))
  return db
    .selectFrom(ranked.as('ranked'))
    .select(['id', 'wishlist_id', 'sku', 'media'])
    .where('rank', '<=', maxOverviewImages)
    .orderBy('rank')
    .execute()
}

const findItemsWithSku = async (db: Db, wishlistIds: readonly string[]): Promise<OverviewItem[]> => {
  const items = await selectListedItems(db, wishlistIds)
    .select(['item.id', 'item.wishlist_id', 'item.sku'])
    .orderBy('item.position')
    .execute()
  return items.map((item) => ({ ...item, media: null }))
}

/** Leaves out items that are no longer in the catalogue. */
const addOverviewItems = async (
  db: Db,
  lists: WishlistRow[],
  overview: Overview,
): Promise<WishlistOverviewRecord[]> => {
  if (lists.length === 0) return []
  const ids = lists.map(({ id }) => id)
  const items = await (overview === 'pictures' ? findItemsWithPicture : findItemsWithSku)(db, ids)
  const itemsByList = Map.groupBy(items, ({ wishlist_id }) => wishlist_id)
  const counts = await countListedItems(db, ids)
  return lists.map((list) => ({
    ...list,
    items: itemsByList.get(list.id) ?? [],
    itemCount: counts.get(list.id) ?? 0,
  }))
}

export const findWishlistOverviews = async (db: Db, userId: string, page: WishlistPage, overview: Overview) =>
  addOverviewItems(db, await selectWishlistPage(db, userId, page), overview)

/** The user's own wishlist with the SKUs of its items, or undefined. */
export const findWishlistOverview = async (
  db: Db,
  userId: string,
  id: string,
): Promise<WishlistOverviewRecord | undefined> => {
  const list = await findWishlistRow(db, userId, id)
  return list && (await addOverviewItems(db, [list], 'skus'))[0]
}
