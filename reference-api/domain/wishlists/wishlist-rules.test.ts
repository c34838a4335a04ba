import { expect, it } from 'vitest'
import { mergeWishlistItems } from './wishlist-rules.ts'

it('mergeWishlistItems merges items of one SKU at the first position, up to the maximum quantity', () => {
  const createItem = (sku: string, quantity: number) => ({ named: 'productVariant' as const, sku, quantity })
  expect(mergeWishlistItems([createItem('a', 2), createItem('b', 1), createItem('a', 3)])).toEqual([
    createItem('a', 5),
    createItem('b', 1),
  ])
  expect(mergeWishlistItems([createItem('a', 15), createItem('a', 15)])).toEqual([createItem('a', 20)])
})

it('mergeWishlistItems does not merge a product and a variant with the same SKU', () => {
  const items = [
    { named: 'product' as const, sku: 'a', quantity: 1 },
    { named: 'productVariant' as const, sku: 'a', quantity: 1 },
  ]
  expect(mergeWishlistItems(items)).toEqual(items)
})
