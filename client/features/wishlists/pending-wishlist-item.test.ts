import { expect, test } from 'vitest'
import { saveItemPathFor, parseWishlistItem, wishlistItemFromPath } from './pending-wishlist-item.ts'

test('a wish survives its way through an address', () => {
  const item = { sku: 'EV-a&b=c', of: 'productVariant' } as const
  expect(wishlistItemFromPath(saveItemPathFor(item))).toEqual(item)
})

test.each([
  '/account/wishlists',
  '/account/wishlists/keep',
  '/account/wishlists/keep?sku=',
  '/account/wishlists/keeper?sku=EV-1',
  '/',
])('an address that names no wish keeps nothing: %s', (path) => expect(wishlistItemFromPath(path)).toBeUndefined())

test('what is not said to be a variant is a product', () => {
  expect(parseWishlistItem(new URLSearchParams({ sku: 'EV-1', of: 'anything' }))).toEqual({
    sku: 'EV-1',
    of: 'product',
  })
})
