import { maxLineQuantity } from '../baskets/basket-rules.ts'

export const maxWishlists = 100
export const maxWishlistItems = 200

/** The same number as a basket line, which a wish is meant to become. */
export const maxItemQuantity = maxLineQuantity

/** A wish names a product as a whole or one variant of it, by SKU. */
export type WishlistSku = { named: 'product' | 'productVariant'; sku: string }

export type WishlistItemValues = WishlistSku & { quantity: number }

export const toWishlistItemKey = ({ named, sku }: WishlistSku): string => `${named}/${sku}`

export const addItemQuantities = (a: number, b: number): number => Math.min(a + b, maxItemQuantity)

/** One wish per SKU, at the place of the first; quantities add up to what one wish may hold. */
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
