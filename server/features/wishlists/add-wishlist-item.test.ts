import { expect, it, vi } from 'vitest'
import { UpstreamError } from '../../upstream/commerce-api.ts'
import { addWishlistItem } from './add-wishlist-item.ts'

it('an item is added by replacing all items when the API has no path to add one', async () => {
  const [missing, list] = [new UpstreamError('status', 404, 'No such path'), { id: 'a', items: [] }]
  const updateWishlist = vi.fn().mockResolvedValue(list)
  const calls = {
    fetchWishlists: () => Promise.resolve([list]),
    fetchWishlist: () => Promise.resolve({ items: [{ product: 'B', quantity: 2, item: { sku: 'B' } }] }),
    addItem: () => Promise.reject(missing),
    updateWishlist,
  } as unknown as Parameters<typeof addWishlistItem>[0]
  expect(await addWishlistItem(calls, { sku: 'A', itemKind: 'product', quantity: 1 }, 'en')).toBe(list)
  expect(updateWishlist).toHaveBeenCalledWith('a', {
    items: [
      { product: 'B', quantity: 2 },
      { product: 'A', quantity: 1 },
    ],
  })
})
