import { describe, expect, test } from 'vitest'
import * as table from './currency-table.ts'
import { formatMoney, shopCurrencies, formatMinorUnits } from './money.ts'
import { currencies } from './preferences.ts'

/** Formats money with `_` instead of each non-breaking space, so that expected texts show it. */
const formatVisible = (...args: Parameters<typeof formatMoney>) => formatMoney(...args).replaceAll('\u00a0', '_')

type Code = keyof typeof table

const formatInCurrency = (amount: number, code: Code, language: 'en' | 'de' = 'en') =>
  formatMinorUnits(amount, table[code], language).replaceAll('\u00a0', '_')

describe('an amount of minor units', () => {
  test.each([
    [0, 'GBP', '£0.00'],
    [5, 'GBP', '£0.05'],
    [1250, 'GBP', '£12.50'],
    [123450, 'GBP', '£1,234.50'],
    [123456789, 'EUR', '€1,234,567.89'],
    [-100, 'GBP', '-£1.00'],
    [500, 'XXX', 'XXX_5.00'],
    [500, 'toString', 'toString_5.00'],
  ])('of %i %s is %s in English', (amount, currency, text) => {
    expect(formatVisible(amount, currency, 'en')).toBe(text)
  })

  test.each([
    [1250, 'EUR', '12,50_€'],
    [123450, 'EUR', '1.234,50_€'],
    [123450, 'GBP', '1.234,50_£'],
    [-5, 'EUR', '-0,05_€'],
  ])('of %i %s is %s in German', (amount, currency, text) => {
    expect(formatVisible(amount, currency, 'de')).toBe(text)
  })
})

describe('the digits and the rounding of a currency', () => {
  test.each([
    [1234, 'JPY', '¥1,234'],
    [0, 'JPY', '¥0'],
    [1234, 'KWD', 'KWD_1.234'],
    [7, 'KWD', 'KWD_0.007'],
    [1999, 'USD', '$19.99'],
  ] as const)('format %i %s as %s', (amount, code, text) => {
    expect(formatInCurrency(amount, code)).toBe(text)
  })

  test.each([
    [1252, 'CHF', 'CHF_12.50'],
    [1253, 'CHF', 'CHF_12.55'],
    [-1253, 'CHF', '-CHF_12.55'],
    [1, 'CHF', 'CHF_0.00'],
    [1224, 'DKK', 'DKK_12.00'],
    [1225, 'DKK', 'DKK_12.50'],
    [1253, 'GBP', '£12.53'],
  ] as const)('round %i %s to %s', (amount, code, text) => {
    expect(formatInCurrency(amount, code)).toBe(text)
  })

  test('are written with a decimal comma and the symbol last in German', () => {
    expect(formatInCurrency(123453, 'CHF', 'de')).toBe('1.234,55_CHF')
    expect(formatInCurrency(123456, 'KWD', 'de')).toBe('123,456_KWD')
  })
})

test('the shop has a format for each currency for sale', () => {
  expect(Object.keys(shopCurrencies)).toEqual([...currencies])
})
