import type { ParsedInput } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { WishlistItemBody } from '#shared/wire/wishlists.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import type { WishlistItemBase, WishlistResource } from './wishlist-resources.ts'
import type { createWishlistCalls } from './wishlist-calls.ts'

const toItemBody = ({ product, productVariant, quantity }: WishlistItemBase): WishlistItemBody =>
  productVariant === undefined ? { product: product!, quantity } : { productVariant, quantity }

/**
 * Adds an item by replacing all items of the list, so the caller must hold `session.withBasketLock`. An item that is
 * already in the list stays unchanged.
 */
export const addWishlistItem = async (
  calls: ReturnType<typeof createWishlistCalls>,
  { sku, itemKind, quantity, wishlist }: ParsedInput<'addToWishlist'>,
  language: Language,
): Promise<WishlistResource> => {
  const newItem: WishlistItemBody = { [itemKind]: sku, quantity }
  const targetWishlist =
    wishlist === undefined ? (await calls.fetchWishlists())[0] : await calls.fetchWishlist(wishlist)
  if (!targetWishlist)
    return calls.createWishlist({ name: getServerTexts(language).firstWishlistName, items: [newItem] })
  if (targetWishlist.items.some(({ item }) => item.sku === sku)) return targetWishlist
  return calls.updateWishlist(targetWishlist.id, { items: [...targetWishlist.items.map(toItemBody), newItem] })
}
