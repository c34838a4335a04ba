import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { addItemsToBasket } from './add-items-to-basket.ts'

const choice = (sku: string, maxQuantity = 10) => ({
  sku,
  name: sku,
  price: { amount: 2000, currency: 'GBP' as const },
  maxQuantity,
})

const createItem = (id: string, purchaseOptions = [choice(`${id}-standing`)], quantity = 1): WishlistItem => ({
  id,
  itemKind: 'product',
  sku: id,
  type: 'event',
  name: `Night ${id}`,
  variantName: null,
  href: `/whats-on/${id}`,
  image: null,
  date: null,
  venue: null,
  status: 'on_sale',
  price: null,
  available: true,
  quantity,
  purchaseOptions,
})

const createRejectingBasket = (...skus: string[]) => {
  const acceptedSkus: string[] = []
  const add = async (items: { sku: string }[]) => {
    const fields = items
      .filter(({ sku }) => skus.includes(sku))
      .map(({ sku }) => ({ field: sku, message: 'Sold out.' }))
    if (fields.length > 0)
      return { error: { status: 422, code: 'rejected', message: 'Sold out.', fields } satisfies ApiError }
    acceptedSkus.push(...items.map(({ sku }) => sku))
    return {}
  }
  return { add, acceptedSkus }
}

const nothingChosen = () => undefined

test('addItemsToBasket reports rejected items and adds the rest', async () => {
  const basket = createRejectingBasket('b-standing')
  const added = await addItemsToBasket(
    [createItem('a', undefined, 2), createItem('b'), createItem('c')],
    nothingChosen,
    basket.add,
  )
  expect(added).toEqual({
    count: 3,
    itemErrors: [{ id: 'b', name: 'Night b', code: 'api_message', text: 'Sold out.' }],
  })
  expect(basket.acceptedSkus).toEqual(['a-standing', 'c-standing'])
})

test('addItemsToBasket does not add an item when none of several ticket types is chosen', async () => {
  const basket = createRejectingBasket()
  const both = createItem('a', [choice('floor'), choice('balcony')])
  expect((await addItemsToBasket([both], nothingChosen, basket.add)).itemErrors).toEqual([
    { id: 'a', name: 'Night a', code: 'choose_variant' },
  ])
  expect(await addItemsToBasket([both], () => 'balcony', basket.add)).toEqual({ count: 1, itemErrors: [] })
  expect(basket.acceptedSkus).toEqual(['balcony'])
})

test('addItemsToBasket ignores a chosen ticket type of another item', async () => {
  const basket = createRejectingBasket()
  const added = await addItemsToBasket(
    [createItem('a', [choice('floor'), choice('balcony')])],
    () => 'somebody-elses',
    basket.add,
  )
  expect([added.count, basket.acceptedSkus]).toEqual([0, []])
})

test('addItemsToBasket sends no request for items that are not available in their quantity', async () => {
  const basket = createRejectingBasket()
  const added = await addItemsToBasket(
    [createItem('a', []), createItem('b', [choice('last', 1)], 2)],
    nothingChosen,
    basket.add,
  )
  expect(added.itemErrors).toEqual([
    { id: 'a', name: 'Night a', code: 'not_available' },
    { id: 'b', name: 'Night b', code: 'only', max: 1 },
  ])
  expect(basket.acceptedSkus).toEqual([])
})

test('addItemsToBasket sends a long wishlist in batches', async () => {
  const basket = createRejectingBasket('7-standing')
  const added = await addItemsToBasket(
    Array.from({ length: 45 }, (_, index) => createItem(String(index))),
    nothingChosen,
    basket.add,
  )
  expect([added.count, added.itemErrors.length, basket.acceptedSkus.length]).toEqual([44, 1, 44])
})

test('addItemsToBasket stops when an error belongs to no item', async () => {
  const error: ApiError = { status: 503, code: 'upstream_unavailable', message: '' }
  let calls = 0
  const added = await addItemsToBasket([createItem('a'), createItem('b')], nothingChosen, async () => {
    calls += 1
    return { error }
  })
  expect(added).toEqual({ count: 0, itemErrors: [], error })
  expect(calls).toBe(1)
})
