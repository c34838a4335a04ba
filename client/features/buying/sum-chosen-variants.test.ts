import { expect, test } from 'vitest'
import { sumChosenVariants } from './sum-chosen-variants.ts'

const variants = [
  { sku: 'standing', price: { amount: 3450, currency: 'GBP' as const } },
  { sku: 'under-18', price: { amount: 2000, currency: 'GBP' as const } },
]

test('sumChosenVariants adds up all chosen variants', () => {
  expect(sumChosenVariants(variants, { standing: 2, 'under-18': 1 })).toEqual({
    count: 3,
    sum: { amount: 8900, currency: 'GBP' },
  })
})

test('sumChosenVariants gives the member price to the most expensive tickets first, up to the limit', () => {
  const memberVariants = variants.map((variant) => ({
    ...variant,
    memberPrice: { ...variant.price, amount: variant.price.amount * 0.9 },
  }))
  expect(sumChosenVariants(memberVariants, { 'under-18': 2, standing: 1 }, 2).sum?.amount).toBe(3105 + 1800 + 2000)
  expect(sumChosenVariants(memberVariants, { standing: 3 }, 1).sum?.amount).toBe(3105 + 3450 * 2)
  expect(sumChosenVariants(variants, { standing: 1 }, 2).sum?.amount).toBe(3450)
})

test('sumChosenVariants returns no sum when nothing is chosen', () => {
  expect(sumChosenVariants(variants, { standing: 0 })).toEqual({ count: 0, sum: undefined })
})

test('sumChosenVariants ignores a variant that is no longer offered', () => {
  expect(sumChosenVariants(variants, { balcony: 4, standing: 1 }).count).toBe(1)
})
