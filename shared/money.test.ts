import { describe, expect, test } from 'vitest'
import { formatMoney } from './money.ts'

/** The space that does not break, made visible. */
const written = (...args: Parameters<typeof formatMoney>) => formatMoney(...args).replaceAll('\u00a0', '_')

describe('an amount of minor units', () => {
  test.each([
    [0, 'GBP', '£0.00'],
    [5, 'GBP', '£0.05'],
    [1250, 'GBP', '£12.50'],
    [123450, 'GBP', '£1,234.50'],
    [123456789, 'EUR', '€1,234,567.89'],
    [-100, 'GBP', '-£1.00'],
    [500, 'XXX', 'XXX_5.00'],
  ])('%i %s reads %s in English', (amount, currency, text) => {
    expect(written(amount, currency, 'en')).toBe(text)
  })

  test.each([
    [1250, 'EUR', '12,50_€'],
    [123450, 'EUR', '1.234,50_€'],
    [123450, 'GBP', '1.234,50_£'],
    [-5, 'EUR', '-0,05_€'],
  ])('%i %s reads %s in German', (amount, currency, text) => {
    expect(written(amount, currency, 'de')).toBe(text)
  })
})
