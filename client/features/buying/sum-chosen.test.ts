import { expect, test } from 'vitest'
import { sumChosen } from './sum-chosen.ts'

const variants = [
  { sku: 'standing', price: { amount: 3450, currency: 'GBP' as const } },
  { sku: 'under-18', price: { amount: 2000, currency: 'GBP' as const } },
]

test('sumChosen adds up all chosen variants', () => {
  expect(sumChosen(variants, { standing: 2, 'under-18': 1 })).toEqual({
    count: 3,
    sum: { amount: 8900, currency: 'GBP' },
  })
})

test('sumChosen returns no sum when nothing is chosen', () => {
  expect(sumChosen(variants, { standing: 0 })).toEqual({ count: 0, sum: undefined })
})

test('sumChosen ignores a variant that is no longer offered', () => {
  expect(sumChosen(variants, { balcony: 4, standing: 1 }).count).toBe(1)
})
