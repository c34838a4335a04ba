import type { Db } from '../../db/connect.ts'
import { findBySkus } from '../../store/catalogue/skus.ts'
import type { FieldViolation } from '../../domain/messages.ts'
import { mergeWishlistItems, type WishlistItemValues } from '../../domain/wishlists/wishlist-rules.ts'
import { validationError } from '../../http/api-error.ts'
import type { WishlistItemInput } from './wishlist-schemas.ts'

/** The items of a request, ready to store. Throws 422 at each SKU that is not in the catalogue. */
export const resolveWishlistItems = async (db: Db, inputs: WishlistItemInput[]): Promise<WishlistItemValues[]> => {
  const catalogue = await findBySkus(
    db,
    inputs.flatMap(({ product }) => product ?? []),
    inputs.flatMap(({ productVariant }) => productVariant ?? []),
  )
  const unknown: FieldViolation[] = []
  const items = inputs.map(({ product, productVariant, quantity }, index): WishlistItemValues => {
    const named = productVariant ? 'productVariant' : 'product'
    const sku = productVariant ?? product ?? ''
    const isKnown = productVariant ? catalogue.variants.has(sku) : catalogue.products.has(sku)
    if (!isKnown) unknown.push({ propertyPath: `items[${index}].${named}`, key: 'line.unknown' })
    return { named, sku, quantity }
  })
  if (unknown.length > 0) throw validationError(unknown)
  return mergeWishlistItems(items)
}
