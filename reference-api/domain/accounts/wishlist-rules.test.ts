import { expect, it } from 'vitest'
import { mergeWishlistItems } from './wishlist-rules.ts'

it('mergeWishlistItems merges items of one SKU at the first position, up to the maximum quantity', () => {
  const wish = (sku: string, quantity: number) => ({ named: 'productVariant' as const, sku, quantity })
  expect(mergeWishlistItems([wish('a', 2), wish('b', 1), wish('a', 3)])).toEqual([wish('a', 5), wish('b', 1)])
  expect(mergeWishlistItems([wish('a', 15), wish('a', 15)])).toEqual([wish('a', 20)])
})

it('mergeWishlistItems does not merge a product and a variant with the same SKU', () => {
  const both = [
    { named: 'product' as const, sku: 'a', quantity: 1 },
    { named: 'productVariant' as const, sku: 'a', quantity: 1 },
  ]
  expect(mergeWishlistItems(both)).toEqual(both)
})
