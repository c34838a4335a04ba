import { describe, expect, test } from 'vitest'
import { defaultPreferences } from '#shared/rules/preferences.ts'
import { toAmount, toPriceFrom } from './price.ts'

const inPounds = { ...defaultPreferences, currency: 'GBP' }

const range = (minimum: number, maximum: number, currency = 'GBP') => ({
  currency,
  minimum: { net: minimum / 2, gross: minimum },
  maximum: { net: maximum / 2, gross: maximum },
})

describe('a price-from', () => {
  test('has "from" when minimum and maximum differ and both are above 0', () => {
    expect(toPriceFrom([range(1000, 2000)], inPounds)).toEqual({
      amount: 1000,
      currency: 'GBP',
      isFromPrice: true,
    })
  })

  test.each([
    [1000, 1000],
    [0, 2000],
    [0, 0],
  ])('has no "from" for %i to %i', (minimum, maximum) => {
    expect(toPriceFrom([range(minimum, maximum)], inPounds)?.isFromPrice).toBe(false)
  })

  test('follows the currency and the tax preference', () => {
    const preferences = { ...defaultPreferences, currency: 'EUR', incTax: false }
    expect(toPriceFrom([range(1000, 2000), range(1200, 2400, 'EUR')], preferences)).toEqual({
      amount: 600,
      currency: 'EUR',
      isFromPrice: true,
    })
  })

  test('is null without a price in the preferred currency', () => {
    expect(toPriceFrom([range(1000, 2000, 'USD')], inPounds)).toBeNull()
    expect(toAmount([], inPounds)).toBeUndefined()
  })
})
