import { runMutation } from '../../routing/route-data.ts'

/** What somebody wants to keep: a product's SKU, or a variant's. */
export type WishlistItemRef = { sku: string; of: 'product' | 'productVariant' }

/** Where a wish is kept: a form posts it here, and whoever signs in for it comes back here. */
export const saveItemPath = '/account/wishlists/keep'

export const parseWishlistItem = (fields: { get(name: string): unknown }): WishlistItemRef | undefined => {
  const sku = fields.get('sku')
  if (typeof sku !== 'string' || sku === '' || sku.length > 120) return undefined
  return { sku, of: fields.get('of') === 'productVariant' ? 'productVariant' : 'product' }
}

export const saveItemPathFor = ({ sku, of }: WishlistItemRef) => `${saveItemPath}?${new URLSearchParams({ sku, of })}`

export const wishlistItemFromPath = (path: string): WishlistItemRef | undefined => {
  const [pathname, search] = path.split('?', 2)
  return pathname === saveItemPath ? parseWishlistItem(new URLSearchParams(search)) : undefined
}

/**
 * Where to go after signing in. Whoever was asked to sign in for a wish finds it on their list: it is kept by the form
 * that signed them in, since following a link must change nothing. If that fails, `keepPath` asks once more.
 */
export const addPendingWishlistItem = async (context: unknown, returnTo: string): Promise<string> => {
  const item = wishlistItemFromPath(returnTo)
  if (!item) return returnTo
  const { data } = await runMutation(context, 'addToWishlist', item)
  return data ? `/account/wishlists/${data.id}` : returnTo
}
