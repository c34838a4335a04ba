import { expect, test } from 'vitest'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { addToBasket } from './add-to-basket.ts'

const choice = (sku: string, max = 10) => ({ sku, name: sku, price: { amount: 2000, currency: 'GBP' as const }, max })

const wish = (id: string, choices = [choice(`${id}-standing`)], quantity = 1): WishlistItem => ({
  id,
  of: 'product',
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
  quantity,
  choices,
})

const refusing = (...skus: string[]) => {
  const taken: string[] = []
  const add = async (items: { sku: string }[]) => {
    const fields = items
      .filter(({ sku }) => skus.includes(sku))
      .map(({ sku }) => ({ field: sku, message: 'Sold out.' }))
    if (fields.length > 0)
      return { error: { status: 422, code: 'rejected', message: 'Sold out.', fields } satisfies ApiError }
    taken.push(...items.map(({ sku }) => sku))
    return {}
  }
  return { add, taken }
}

const nothingChosen = () => undefined

test('what the basket refuses is left out and said, the rest goes in', async () => {
  const basket = refusing('b-standing')
  const added = await addToBasket([wish('a', undefined, 2), wish('b'), wish('c')], nothingChosen, basket.add)
  expect(added).toEqual({ count: 3, problems: [{ id: 'b', name: 'Night b', code: 'said', text: 'Sold out.' }] })
  expect(basket.taken).toEqual(['a-standing', 'c-standing'])
})

test('a wish with several kinds waits until one is chosen', async () => {
  const basket = refusing()
  const both = wish('a', [choice('floor'), choice('balcony')])
  expect((await addToBasket([both], nothingChosen, basket.add)).problems).toEqual([
    { id: 'a', name: 'Night a', code: 'choose_kind' },
  ])
  expect(await addToBasket([both], () => 'balcony', basket.add)).toEqual({ count: 1, problems: [] })
  expect(basket.taken).toEqual(['balcony'])
})

test('a kind of another wish is not taken for a choice', async () => {
  const basket = refusing()
  const added = await addToBasket([wish('a', [choice('floor'), choice('balcony')])], () => 'somebody-elses', basket.add)
  expect([added.count, basket.taken]).toEqual([0, []])
})

test('what cannot be had, or not so many of it, is not even offered', async () => {
  const basket = refusing()
  const added = await addToBasket([wish('a', []), wish('b', [choice('last', 1)], 2)], nothingChosen, basket.add)
  expect(added.problems).toEqual([
    { id: 'a', name: 'Night a', code: 'not_available' },
    { id: 'b', name: 'Night b', code: 'only', max: 1 },
  ])
  expect(basket.taken).toEqual([])
})

test('a long list goes in piece by piece', async () => {
  const basket = refusing('7-standing')
  const added = await addToBasket(
    Array.from({ length: 45 }, (_, index) => wish(String(index))),
    nothingChosen,
    basket.add,
  )
  expect([added.count, added.problems.length, basket.taken.length]).toEqual([44, 1, 44])
})

test('a failure that belongs to no wish ends it', async () => {
  const error: ApiError = { status: 503, code: 'upstream_unavailable', message: '' }
  let calls = 0
  const added = await addToBasket([wish('a'), wish('b')], nothingChosen, async () => {
    calls += 1
    return { error }
  })
  expect(added).toEqual({ count: 0, problems: [], error })
  expect(calls).toBe(1)
})
