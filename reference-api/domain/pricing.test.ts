import { describe, expect, it } from 'vitest'
import { basketTotals, lineAmounts, splitGross, taxesByRate } from './pricing.ts'

describe('splitting a gross amount', () => {
  it.each([
    [1200, 0.2, 1000],
    [1999, 0.2, 1666],
    [2300, 0.07, 2150],
    [100, 0.19, 84],
    [1, 0.2, 1],
    [0, 0.2, 0],
  ])('%i at %f has a net of %i', (gross, rate, net) => {
    expect(splitGross(gross, rate)).toEqual({ net, tax: gross - net, gross })
  })
})

describe('a line', () => {
  it('is taxed once, so that rounding does not repeat per piece', () => {
    expect(lineAmounts({ gross: 1001, taxRate: 0.2, quantity: 7 })).toEqual({ net: 5839, tax: 1168, gross: 7007 })
    expect(7 * splitGross(1001, 0.2).net).toBe(5838)
  })
})

describe('a basket', () => {
  const lines = [
    { gross: 2300, taxRate: 0.07, quantity: 2 },
    { gross: 2599, taxRate: 0.19, quantity: 1 },
    { gross: 1999, taxRate: 0.2, quantity: 3 },
    { gross: 1500, taxRate: 0.2, quantity: 1 },
  ]

  it('adds up: lines make the total, and taxes by rate make its tax', () => {
    const { total, taxes, quantity } = basketTotals(lines)
    expect(quantity).toBe(7)
    expect(total.gross).toBe(4600 + 2599 + 5997 + 1500)
    expect(total.net + total.tax).toBe(total.gross)
    expect(taxes.map(({ rate }) => rate)).toEqual([0.07, 0.19, 0.2])
    expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(total.tax)
    expect(taxes.reduce((sum, { net }) => sum + net, 0)).toBe(total.net)
  })

  it('sums the rounded tax of its lines per rate', () => {
    expect(taxesByRate(lines)[2]).toEqual({ rate: 0.2, net: 4998 + 1250, tax: 999 + 250 })
  })

  it('that is empty costs nothing', () => {
    const nothing = { net: 0, tax: 0, gross: 0 }
    expect(basketTotals([])).toEqual({ quantity: 0, lines: nothing, discount: nothing, shipping: nothing, taxes: [], total: nothing })
  })
})
