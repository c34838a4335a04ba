import { describe, expect, it } from 'vitest'
import { computePaymentShares, computePieceAmount } from './refund-shares.ts'

const createLine = (id: string, gross: number, discount = 0, isVoucher = false) => ({ id, gross, discount, isVoucher })

it('computePaymentShares returns what was paid for a line, not its price', () => {
  const shares = computePaymentShares({
    lines: [createLine('a', 6400, 640), createLine('b', 2000)],
    shipping: 350,
    discount: 640,
    vouchers: 0,
    hasVoucherDiscounts: false,
    step: 1,
  })
  expect([...shares]).toEqual([
    ['a', { money: 5760, vouchers: 0 }],
    ['b', { money: 2000, vouchers: 0 }],
  ])
})

it('computePaymentShares splits the voucher payment over lines and shipping, exact to the minor unit', () => {
  const lines = [createLine('a', 6000, 600), createLine('b', 3001), createLine('c', 2500, 0, true)]
  // The voucher pays 50 of 94.01: 54.00 + 30.01 + 10.00.
  const shares = computePaymentShares({
    lines,
    shipping: 1000,
    discount: 600,
    vouchers: 5000,
    hasVoucherDiscounts: false,
    step: 1,
  })
  expect([...shares.values()]).toEqual([
    { money: 5400 - 2872, vouchers: 2872 },
    { money: 3001 - 1596, vouchers: 1596 },
    { money: 2500, vouchers: 0 },
  ])
})

it('computePaymentShares returns no money when a voucher paid everything', () => {
  const shares = computePaymentShares({
    lines: [createLine('a', 6000), createLine('b', 3000)],
    shipping: 495,
    discount: 0,
    vouchers: 9495,
    hasVoucherDiscounts: false,
    step: 1,
  })
  expect([...shares.values()]).toEqual([
    { money: 0, vouchers: 6000 },
    { money: 0, vouchers: 3000 },
  ])
})

describe('in an older order, whose discounts contain the vouchers, computePaymentShares', () => {
  it('splits the voucher payment over the lines', () => {
    // A voucher pays 50 of 100: half of every line except the bought voucher.
    const shares = computePaymentShares({
      lines: [createLine('a', 6000, 3000), createLine('b', 3000, 1500), createLine('c', 2500, 0, true)],
      shipping: 1000,
      discount: 5000,
      vouchers: 5000,
      hasVoucherDiscounts: true,
      step: 1,
    })
    expect([...shares.values()]).toEqual([
      { money: 3000, vouchers: 3000 },
      { money: 1500, vouchers: 1500 },
      { money: 2500, vouchers: 0 },
    ])
  })

  it('returns no money when a voucher paid everything', () => {
    const shares = computePaymentShares({
      lines: [createLine('a', 6000, 6000), createLine('b', 3000, 3000)],
      shipping: 0,
      discount: 9000,
      vouchers: 9000,
      hasVoucherDiscounts: true,
      step: 1,
    })
    expect([...shares.values()]).toEqual([
      { money: 0, vouchers: 6000 },
      { money: 0, vouchers: 3000 },
    ])
  })
})

it('computePieceAmount makes partial refunds sum up to the whole', () => {
  for (const [whole, quantity] of [
    [1000, 3],
    [1, 7],
    [9999, 10],
    [0, 2],
  ] as const) {
    const pieces = Array.from({ length: quantity }, (_, before) => computePieceAmount(whole, quantity, before, 1))
    expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(whole)
    expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(1)
  }
  expect(computePieceAmount(1000, 3, 0, 3)).toBe(1000)
})
