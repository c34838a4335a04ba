import { describe, expect, test } from 'vitest'
import { currencyTable } from '#currencies'
import { formatDecimal, formatMoney, getMinorUnits } from './format-money.ts'

/** Formats money with `_` instead of each non-breaking space, so that expected texts show it. */
const formatVisible = (...args: Parameters<typeof formatMoney>) => formatMoney(...args).replaceAll('\u00a0', '_')

describe('an amount of minor units', () => {
  test.each([
    [0, 'GBP', '£0.00'],
    [5, 'GBP', '£0.05'],
    [1250, 'GBP', '£12.50'],
    [123450, 'GBP', '£1,234.50'],
    [123456789, 'EUR', '€1,234,567.89'],
    [-100, 'GBP', '-£1.00'],
    [123456, 'JPY', '¥123,456'],
    [0, 'JPY', '¥0'],
    [1234, 'KWD', 'KWD_1.234'],
    [7, 'KWD', 'KWD_0.007'],
    [1234567, 'HUF', 'HUF_1,234,567'],
    [1999, 'USD', '$19.99'],
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
    [123456, 'JPY', '123.456_¥'],
    [123456, 'KWD', '123,456_KWD'],
  ])('of %i %s is %s in German', (amount, currency, text) => {
    expect(formatVisible(amount, currency, 'de')).toBe(text)
  })

  test.each([
    [1252, 'CHF', 'CHF_12.52'],
    [1224, 'DKK', 'DKK_12.24'],
  ])('of %i %s is never rounded for display', (amount, currency, text) => {
    expect(formatVisible(amount, currency, 'en')).toBe(text)
  })
})

describe.each(Object.values(currencyTable))('$code', ({ code, symbol, decimal_digits: digits }) => {
  const unit = 10 ** digits

  test('has as many minor units and decimals as the table says', () => {
    expect(getMinorUnits(code)).toBe(unit)
    expect(formatDecimal(1234 * unit + 1, code)).toBe((1234 + 1 / unit).toFixed(digits))
  })

  test('is written with its symbol and every minor unit in both languages', () => {
    const [english, german] = [formatMoney(1234 * unit + 1, code, 'en'), formatMoney(1234 * unit + 1, code, 'de')]
    const decimals = '1'.padStart(digits, '0')
    const whole = digits === 0 ? '1235' : '1234'
    expect([english.includes(symbol), german.endsWith(`\u00a0${symbol}`)]).toEqual([true, true])
    expect(english.replace(symbol, '').replace(/[^\d.]/g, '')).toBe(digits === 0 ? whole : `${whole}.${decimals}`)
    expect(german.replace(`\u00a0${symbol}`, '')).toBe(digits === 0 ? '1.235' : `1.234,${decimals}`)
  })
})
