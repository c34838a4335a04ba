import type { ParsedInput } from '#shared/api/schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { WishlistItemBody } from '#shared/wire/wishlists.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import { hasStatus } from '../../upstream/commerce-api.ts'
import type { SharedWishlistItemResource, WishlistOverview } from './wishlist-resources.ts'
import type { createWishlistCalls } from './wishlist-calls.ts'

const toItemBody = ({ product, productVariant, quantity }: SharedWishlistItemResource): WishlistItemBody =>
  productVariant === undefined ? { product: product!, quantity } : { productVariant, quantity }

type WishlistCalls = ReturnType<typeof createWishlistCalls>

/** For an API that can only replace all items of a list. */
const addByReplacing = async (calls: WishlistCalls, id: string, item: WishlistItemBody): Promise<WishlistOverview> => {
  const list = await calls.fetchWishlist(id)
  const sku = item.productVariant ?? item.product
  if (list.items.some((existing) => existing.item.sku === sku)) return list
  return calls.updateWishlist(id, { items: [...list.items.map(toItemBody), item] })
}

/**
 * Adds an item at the end of the list. An item that is already in the list stays unchanged. The caller must hold
 * `session.withBasketLock`, or two first items would create two lists.
 */
export const addWishlistItem = async (
  calls: WishlistCalls,
  { sku, itemKind, quantity, wishlist }: ParsedInput<'addToWishlist'>,
  language: Language,
): Promise<WishlistOverview> => {
  const item: WishlistItemBody = { [itemKind]: sku, quantity }
  const id = wishlist ?? (await calls.fetchWishlists('pictures'))[0]?.id
  if (id === undefined) return calls.createWishlist({ name: getServerTexts(language).firstWishlistName, items: [item] })
  return calls.addItem(id, item).catch((error: unknown) => {
    if (!hasStatus(error, 404, 405)) throw error
    return addByReplacing(calls, id, item)
  })
}
