import { runMutation } from '../../routing/route-data.ts'

/** The SKU of a product or of a variant. */
export type WishlistItemRef = { sku: string; itemKind: 'product' | 'productVariant' }

/** The path that saves an item: forms post to it, and a guest returns to it after signing in. */
export const saveItemPath = '/account/wishlists/keep'

export const parseWishlistItem = (fields: { get(name: string): unknown }): WishlistItemRef | undefined => {
  const sku = fields.get('sku')
  if (typeof sku !== 'string' || sku === '' || sku.length > 120) return undefined
  return { sku, itemKind: fields.get('of') === 'productVariant' ? 'productVariant' : 'product' }
}

export const saveItemPathFor = ({ sku, itemKind }: WishlistItemRef) =>
  `${saveItemPath}?${new URLSearchParams({ sku, of: itemKind })}`

export const wishlistItemFromPath = (path: string): WishlistItemRef | undefined => {
  const [pathname, search] = path.split('?', 2)
  return pathname === saveItemPath ? parseWishlistItem(new URLSearchParams(search)) : undefined
}

/**
 * Saves the item that a guest wanted to save before signing in; returns the path of the redirect. The sign-in form
 * saves it, because a GET request must change nothing. On failure the path is `returnTo`, a page with a retry.
 */
export const addPendingWishlistItem = async (context: unknown, returnTo: string): Promise<string> => {
  const item = wishlistItemFromPath(returnTo)
  if (!item) return returnTo
  const { data } = await runMutation(context, 'addToWishlist', item)
  return data ? `/account/wishlists/${data.id}?done=saved` : returnTo
}
