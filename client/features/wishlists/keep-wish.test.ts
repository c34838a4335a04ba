import { expect, test } from 'vitest'
import { keepPathFor, wishIn, wishInPath } from './keep-wish.ts'

test('a wish survives its way through an address', () => {
  const wish = { sku: 'EV-a&b=c', of: 'productVariant' } as const
  expect(wishInPath(keepPathFor(wish))).toEqual(wish)
})

test.each([
  '/account/wishlists',
  '/account/wishlists/keep',
  '/account/wishlists/keep?sku=',
  '/account/wishlists/keeper?sku=EV-1',
  '/',
])('an address that names no wish keeps nothing: %s', (path) => expect(wishInPath(path)).toBeUndefined())

test('what is not said to be a variant is a product', () => {
  expect(wishIn(new URLSearchParams({ sku: 'EV-1', of: 'anything' }))).toEqual({ sku: 'EV-1', of: 'product' })
})
