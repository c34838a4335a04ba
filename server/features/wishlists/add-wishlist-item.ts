import type { Input } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { WishlistItemBody } from '#shared/wire/wishlists.ts'
import type { WishlistItemBase, WishlistResource } from './wishlist-resources.ts'
import type { createWishlistCalls } from './wishlist-calls.ts'

/** The name of a first wishlist that the customer did not name. */
const defaultListName: Record<Language, string> = { en: 'My wishlist', de: 'Meine Merkliste' }

const toItemBody = ({ product, productVariant, quantity }: WishlistItemBase): WishlistItemBody =>
  productVariant === undefined ? { product: product!, quantity } : { productVariant, quantity }

/**
 * Adds an item by replacing all items of the list: the caller holds `session.withBasketLock`. An item that is on the
 * list already stays as it is.
 */
export const addWishlistItem = async (
  calls: ReturnType<typeof createWishlistCalls>,
  { sku, of, quantity, wishlist }: Input<'addToWishlist'>,
  language: Language,
): Promise<WishlistResource> => {
  const newItem: WishlistItemBody = { [of]: sku, quantity }
  const list = wishlist === undefined ? (await calls.fetchWishlists())[0] : await calls.fetchWishlist(wishlist)
  if (!list) return calls.createWishlist({ name: defaultListName[language], items: [newItem] })
  if (list.items.some(({ item }) => item.sku === sku)) return list
  return calls.updateWishlist(list.id, { items: [...list.items.map(toItemBody), newItem] })
}
