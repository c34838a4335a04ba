import { expect, test } from 'vitest'
import { saveItemPathFor, parseWishlistItem, wishlistItemFromPath } from './pending-wishlist-item.ts'

test('wishlistItemFromPath returns the item that saveItemPathFor wrote', () => {
  const item = { sku: 'EV-a&b=c', itemKind: 'productVariant' } as const
  expect(wishlistItemFromPath(saveItemPathFor(item))).toEqual(item)
})

test.each([
  '/account/wishlists',
  '/account/wishlists/keep',
  '/account/wishlists/keep?sku=',
  '/account/wishlists/keeper?sku=EV-1',
  '/',
])('wishlistItemFromPath returns nothing when the path names no item: %s', (path) =>
  expect(wishlistItemFromPath(path)).toBeUndefined(),
)

test('parseWishlistItem returns a product when `itemKind` is not a variant', () => {
  expect(parseWishlistItem(new URLSearchParams({ sku: 'EV-1', itemKind: 'anything' }))).toEqual({
    sku: 'EV-1',
    itemKind: 'product',
  })
})
