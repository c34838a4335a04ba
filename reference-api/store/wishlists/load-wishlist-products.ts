import { bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { WishlistItemRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import { toWishlistItemKey } from '../../domain/wishlists/wishlist-rules.ts'
import { findBySkus } from '../catalogue/skus.ts'
import type { ProductRecord, VariantRecord } from '../catalogue/products.ts'

/** `variant` is null when the item is a product as a whole. */
export type WishlistProduct = { product: ProductRecord; variant: VariantRecord | null }

type NamedSku = Pick<WishlistItemRow, 'named' | 'sku'>

/** Milliseconds, as long as the shop's data cache keeps products. */
const freshMs = 10_000
const maxProducts = 1_000

const findWishlistProducts = async (db: Db, items: readonly NamedSku[]): Promise<Map<string, WishlistProduct>> => {
  const listSkus = (kind: NamedSku['named']) => items.filter(({ named }) => named === kind).map(({ sku }) => sku)
  const { products, variants } = await findBySkus(db, listSkus('product'), listSkus('productVariant'))
  return new Map(
    items.flatMap((item): [string, WishlistProduct][] => {
      const product = products.get(item.sku)
      const found = item.named === 'productVariant' ? variants.get(item.sku) : product && { product, variant: null }
      return found ? [[toWishlistItemKey(item), found]] : []
    }),
  )
}

const createCatalogue = (db: Db) => {
  const known = new LRUCache<string, WishlistProduct>({ max: maxProducts, ttl: freshMs })
  // A waiting request usually finds the products that the previous one loaded. It holds no connection while it waits.
  const queue = bulkhead(1, Infinity)
  return async (items: readonly NamedSku[]): Promise<Map<string, WishlistProduct>> => {
    const found = new Map<string, WishlistProduct>()
    const takeKnown = () =>
      items.filter((item) => {
        const key = toWishlistItemKey(item)
        const product = found.get(key) ?? known.get(key)
        if (product) found.set(key, product)
        return !product
      })
    if (takeKnown().length === 0) return found
    await queue.execute(async () => {
      const missing = takeKnown()
      if (missing.length === 0) return
      for (const [key, product] of await findWishlistProducts(db, missing)) {
        known.set(key, product)
        found.set(key, product)
      }
    })
    return found
  }
}

const catalogues = new WeakMap<Db, ReturnType<typeof createCatalogue>>()

/**
 * The products of items by their keys, at most ten seconds old. Those that are no longer in the catalogue are missing.
 * Reading 200 products takes the API's thread a tenth of a second. A person with the link may load a shared wishlist
 * again and again.
 */
export const loadWishlistProducts = (db: Db, items: readonly NamedSku[]): Promise<Map<string, WishlistProduct>> => {
  const load = catalogues.get(db) ?? createCatalogue(db)
  catalogues.set(db, load)
  return load(items)
}
