import type { Db } from '../../db/connect.ts'
import { findBySkus } from '../../store/catalogue/skus.ts'
import type { Violation } from '../../domain/messages.ts'
import { mergeWishes, type Wanted } from '../../domain/accounts/wishlist-rules.ts'
import { refused } from '../../http/api-error.ts'
import type { WishInput } from './wishlist-schemas.ts'

/** What a caller wrote, as wishes to store. Throws 422 at each SKU that is not in the catalogue. */
export const resolveWishes = async (db: Db, bodies: WishInput[]): Promise<Wanted[]> => {
  const catalogue = await findBySkus(
    db,
    bodies.flatMap(({ product }) => product ?? []),
    bodies.flatMap(({ productVariant }) => productVariant ?? []),
  )
  const unknown: Violation[] = []
  const wishes = bodies.map(({ product, productVariant, quantity }, index): Wanted => {
    const named = productVariant ? 'productVariant' : 'product'
    const sku = productVariant ?? product ?? ''
    const isKnown = productVariant ? catalogue.variants.has(sku) : catalogue.products.has(sku)
    if (!isKnown) unknown.push({ propertyPath: `items[${index}].${named}`, key: 'line.unknown' })
    return { named, sku, quantity }
  })
  if (unknown.length > 0) throw refused(unknown)
  return mergeWishes(wishes)
}
