import type { Input } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { WishBody } from '#shared/wire/account.ts'
import type { Wish, Wishlist } from '../../upstream/schemas/wishlists.ts'
import type { createWishlistCalls } from './wishlist-calls.ts'

/** What somebody's first list is called when they never named one. */
const firstName: Record<Language, string> = { en: 'My wishlist', de: 'Meine Merkliste' }

const bodyOf = ({ product, productVariant, quantity }: Wish): WishBody =>
  productVariant === undefined ? { product: product!, quantity } : { productVariant, quantity }

/**
 * Puts a wish into a list by updating the list (settled rule 10), which replaces its wishes as a whole: belongs inside
 * `session.inTurn`. What the list holds already stays as it is.
 */
export const addWish = async (
  calls: ReturnType<typeof createWishlistCalls>,
  { sku, of, quantity, wishlist }: Input<'addToWishlist'>,
  language: Language,
): Promise<Wishlist> => {
  const wish: WishBody = { [of]: sku, quantity }
  const list = wishlist === undefined ? (await calls.all())[0] : await calls.read(wishlist)
  if (!list) return calls.create({ name: firstName[language], items: [wish] })
  if (list.items.some(({ item }) => item.sku === sku)) return list
  return calls.change(list.id, { items: [...list.items.map(bodyOf), wish] })
}
