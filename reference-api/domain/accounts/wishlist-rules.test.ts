import { expect, it } from 'vitest'
import { mergeWishlistItems } from './wishlist-rules.ts'

it('merges items of one SKU at the position of the first, up to the maximum quantity', () => {
  const wish = (sku: string, quantity: number) => ({ named: 'productVariant' as const, sku, quantity })
  expect(mergeWishlistItems([wish('a', 2), wish('b', 1), wish('a', 3)])).toEqual([wish('a', 5), wish('b', 1)])
  expect(mergeWishlistItems([wish('a', 15), wish('a', 15)])).toEqual([wish('a', 20)])
})

it('keeps a product and a variant of the same SKU apart', () => {
  const both = [
    { named: 'product' as const, sku: 'a', quantity: 1 },
    { named: 'productVariant' as const, sku: 'a', quantity: 1 },
  ]
  expect(mergeWishlistItems(both)).toEqual(both)
})
