import { submit } from '../../routing/load.ts'

/** What somebody wants to keep: a product's SKU, or a variant's. */
export type KeptWish = { sku: string; of: 'product' | 'productVariant' }

/** Where a wish is kept: a form posts it here, and whoever signs in for it comes back here. */
export const keepPath = '/account/wishlists/keep'

export const wishIn = (fields: { get(name: string): unknown }): KeptWish | undefined => {
  const sku = fields.get('sku')
  if (typeof sku !== 'string' || sku === '' || sku.length > 120) return undefined
  return { sku, of: fields.get('of') === 'productVariant' ? 'productVariant' : 'product' }
}

export const keepPathFor = ({ sku, of }: KeptWish) => `${keepPath}?${new URLSearchParams({ sku, of })}`

export const wishInPath = (path: string): KeptWish | undefined => {
  const [pathname, search] = path.split('?', 2)
  return pathname === keepPath ? wishIn(new URLSearchParams(search)) : undefined
}

/**
 * Where to go after signing in. Whoever was asked to sign in for a wish finds it on their list: it is kept by the form
 * that signed them in, since following a link must change nothing. If that fails, `keepPath` asks once more.
 */
export const afterSigningIn = async (context: unknown, returnTo: string): Promise<string> => {
  const wish = wishInPath(returnTo)
  if (!wish) return returnTo
  const { data } = await submit(context, 'addToWishlist', wish)
  return data ? `/account/wishlists/${data.id}` : returnTo
}
