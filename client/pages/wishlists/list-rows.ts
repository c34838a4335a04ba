import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import type { RemovedItem } from './wishlist-action.ts'

/** A row of the list: an item, or an alert in the row that a removed item had. */
type ListRow = { item: WishlistItem; removed?: undefined } | { item?: undefined; removed: RemovedItem }

export const toListRows = (items: readonly WishlistItem[], removed: readonly RemovedItem[]): ListRow[] => {
  const presentSkus = new Set(items.map(({ sku }) => sku))
  const rows: ListRow[] = items.map((item) => ({ item }))
  // In the order of their rows, so that each alert moves the later ones to theirs.
  for (const removedItem of removed.toSorted((a, b) => a.row - b.row))
    if (!presentSkus.has(removedItem.sku)) rows.splice(removedItem.row, 0, { removed: removedItem })
  return rows
}
