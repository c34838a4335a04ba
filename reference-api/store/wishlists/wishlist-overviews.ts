import { sql } from 'kysely'
import { maxOverviewImages } from '#shared/wire/extensions/wishlist-overviews.ts'
import type { WishlistItemRow, WishlistRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredMedia } from '../../db/stored-json.ts'
import { selectListedItems } from './listed-items.ts'
import { findWishlistRow, selectWishlistPage, type WishlistPage } from './wishlists.ts'

type OverviewItem = Pick<WishlistItemRow, 'id' | 'wishlist_id' | 'sku'> & { media: StoredMedia | null }

/** `itemCount` counts all items. */
export type WishlistOverviewRecord = WishlistRow & { items: OverviewItem[]; itemCount: number }

/** What the items of an overview are: see `WishlistOverviewQuery`. */
type Overview = 'pictures' | 'skus'

const media = sql<StoredMedia | null>`coalesce(named.media, parent.media) -> 0`

/** Of each wishlist the first items with a picture, and as many without: so an item tells the count of each list. */
const findItemsWithPicture = async (db: Db, lists: WishlistRow[]): Promise<WishlistOverviewRecord[]> => {
  const ranked = selectListedItems(
    db,
    lists.map(({ id }) => id),
  )
    .leftJoin('products as parent', 'parent.id', 'variant.product_id')
    .select(['item.id', 'item.wishlist_id', 'item.sku', media.as('media')])
    .select([
      sql<number>`(count(*) over (partition by item.wishlist_id))::int`.as('itemCount'),
      sql<number>`row_number() over (partition by item.wishlist_id, ${media} is null order by item.position)`.as(
        'rank',
      ),
    ])
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select(['id', 'wishlist_id', 'sku', 'media', 'itemCount'])
    .where('rank', '<=', maxOverviewImages)
    .orderBy('rank')
    .execute()
  const rowsByList = Map.groupBy(rows, ({ wishlist_id }) => wishlist_id)
  return lists.map((list) => {
    const own = rowsByList.get(list.id) ?? []
    return { ...list, items: own.filter((item) => item.media !== null), itemCount: own[0]?.itemCount ?? 0 }
  })
}

const findItemsWithSku = async (db: Db, lists: WishlistRow[]): Promise<WishlistOverviewRecord[]> => {
  const rows = await selectListedItems(
    db,
    lists.map(({ id }) => id),
  )
    .select(['item.id', 'item.wishlist_id', 'item.sku'])
    .orderBy('item.position')
    .execute()
  const rowsByList = Map.groupBy(rows, ({ wishlist_id }) => wishlist_id)
  return lists.map((list) => {
    const own = rowsByList.get(list.id) ?? []
    return { ...list, items: own.map((item) => ({ ...item, media: null })), itemCount: own.length }
  })
}

/** Leaves out items that are no longer in the catalogue. */
const addOverviewItems = async (
  db: Db,
  lists: WishlistRow[],
  overview: Overview,
): Promise<WishlistOverviewRecord[]> => {
  if (lists.length === 0) return []
  return overview === 'pictures' ? findItemsWithPicture(db, lists) : findItemsWithSku(db, lists)
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
