import type { Input } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { WishlistItemBody } from '#shared/wire/wishlists.ts'
import type { WishlistItemBase, WishlistResource } from './wishlist-resources.ts'
import type { createWishlistCalls } from './wishlist-calls.ts'

/** What somebody's first list is called when they never named one. */
const defaultListName: Record<Language, string> = { en: 'My wishlist', de: 'Meine Merkliste' }

const toItemBody = ({ product, productVariant, quantity }: WishlistItemBase): WishlistItemBody =>
  productVariant === undefined ? { product: product!, quantity } : { productVariant, quantity }

/**
 * Puts a wish into a list by updating the list (settled rule 10), which replaces its wishes as a whole: belongs inside
 * `session.inTurn`. What the list holds already stays as it is.
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
