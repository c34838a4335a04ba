import { maxLineQuantity } from '../baskets/basket-rules.ts'

export const maxWishlists = 100
export const maxWishlistItems = 200
/** In all wishlists of an account. The export of the account reads all of them. */
export const maxItemsOfUser = 500

/** The maximum of a basket line, which an item can become. */
export const maxItemQuantity = maxLineQuantity

/** An item names a product or one variant of it, by SKU. */
type WishlistSku = { named: 'product' | 'productVariant'; sku: string }

export type WishlistItemValues = WishlistSku & { quantity: number }

export const toWishlistItemKey = ({ named, sku }: WishlistSku): string => `${named}/${sku}`

export const addItemQuantities = (a: number, b: number): number => Math.min(a + b, maxItemQuantity)

/** One item per SKU, at the position of the first. Quantities are added up to the maximum of an item. */
export const mergeWishlistItems = (items: WishlistItemValues[]): WishlistItemValues[] => {
  const merged = new Map<string, WishlistItemValues>()
  for (const item of items) {
    const earlier = merged.get(toWishlistItemKey(item))
    merged.set(
      toWishlistItemKey(item),
      earlier ? { ...earlier, quantity: addItemQuantities(earlier.quantity, item.quantity) } : item,
    )
  }
  return [...merged.values()]
}
