import { describe, expect, it } from 'vitest'
import { currencyTable } from '#currencies'
import type { LineAmounts } from '#shared/wire/money.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { subtractAmounts, sumAmounts } from './amounts.ts'
import { calculatePricing, priceLines, type BasketExtras, type LineToPrice, type PromotionToApply } from './pricing.ts'
import { getRoundingStep, roundToStep } from './rounding-step.ts'
import { computePaymentShares, computePieceAmount } from '../orders/refund-shares.ts'

/** mulberry32 with a fixed seed, so that a failing basket can be reproduced. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const rates = [0, 0.05, 0.07, 0.19, 0.2, 0.255]
const types = ['event', 'record', 'membership', 'voucher'] as const
const entries = Object.values(currencyTable)

type Random = ReturnType<typeof createRandom>

const createUpTo = <T>(random: Random, maximum: number, make: (index: number) => T): T[] =>
  Array.from({ length: random(maximum + 1) }, (_, index) => make(index))

/** Amounts fit the decimals and the rounding of the currency: 15.00 dollars, 1,500 yen, 1.500 dinars, 15.05 francs. */
const createRandomBasket = (random: Random) => {
  const { code, decimal_digits: digits } = entries[random(entries.length)]!
  const step = getRoundingStep(code)
  const upTo = (maximum: number) => roundToStep(random(maximum * 10 ** digits + 1), step)
  const lines = createUpTo(random, 7, (index): LineToPrice => ({
    id: `line-${index}`,
    productId: `product-${random(3)}`,
    type: types[random(4)]!,
    unitGross: upTo(200),
    taxRate: rates[random(rates.length)]!,
    quantity: 1 + random(20),
  }))
  const promotions = createUpTo(random, 4, (index): PromotionToApply => {
    const kinds = types.filter(() => random(2) === 0)
    return random(2) === 0
      ? { code: `P${index}`, kind: 'percent', value: random(101), types: kinds }
      : { code: `A${index}`, kind: 'amount', value: upTo(60), types: kinds }
  })
  const vouchers = createUpTo(random, 3, (index) => ({ code: `V${index}`, balance: step + upTo(300) }))
  return {
    lines,
    step,
    tickets: random(3),
    extras: { promotions, vouchers, shipping: random(2) === 0 ? null : upTo(10) },
  }
}

const shuffle = <T>(random: Random, list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)

const isWhole = ({ net, tax, gross }: LineAmounts) =>
  net + tax === gross && net >= 0 && tax >= 0 && Number.isInteger(net) && Number.isInteger(tax)

describe('random baskets in every currency and at every tax rate', () => {
  const baskets = Array.from({ length: 4000 }, (_, seed) => {
    const random = createRandom(seed)
    return { random, ...createRandomBasket(random) }
  })

  it('have no negative amount, and net plus tax is gross in every sum', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { discounts, codes, shipping, totals } = calculatePricing(priced, extras, step)
      const ofCodes = [...codes.values()].map(({ discount }) => discount)
      const sums = [totals.lines, totals.discount, totals.shipping, totals.total, ...(shipping ? [shipping] : [])]
      expect(totals.vouchers).toBeGreaterThanOrEqual(0)
      const amounts = [...priced.map(({ total }) => total), ...discounts.values(), ...ofCodes, ...sums]
      expect(amounts.filter((each) => !isWhole(each))).toEqual([])
      expect(totals.taxes.every(({ net, tax }) => net >= 0 && tax >= 0)).toBe(true)
    }
  })

  it('charge multiples of the rounding of the currency only', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { discounts, codes, totals } = calculatePricing(priced, extras, step)
      const ofCodes = [...codes.values()].map(({ discount }) => discount)
      const amounts = [...priced.map(({ total }) => total), ...discounts.values(), ...ofCodes, totals.total]
      const charged = [...amounts.map(({ gross }) => gross), totals.vouchers, getAmountToPay(totals)]
      expect(charged.filter((amount) => amount % step !== 0)).toEqual([])
    }
  })

  it('have totals that equal the sums of lines, discounts, shipping and taxes by rate', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { discounts, codes, totals } = calculatePricing(priced, extras, step)
      expect(sumAmounts(priced.map(({ total }) => total))).toEqual(totals.lines)
      const ofPromotions = extras.promotions.map(({ code }) => codes.get(code)!.discount)
      expect(sumAmounts(ofPromotions)).toEqual(totals.discount)
      expect(sumAmounts([...discounts.values()])).toEqual(totals.discount)
      expect(subtractAmounts(sumAmounts([totals.lines, totals.shipping]), totals.discount)).toEqual(totals.total)
      const untaxed = priced.filter(({ type, taxRate }) => type === 'voucher' && taxRate === 0)
      expect(totals.taxes.reduce((sum, { net }) => sum + net, 0)).toBe(
        totals.total.net - sumAmounts(untaxed.map(({ total }) => total)).gross,
      )
      expect(totals.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(totals.total.tax)
    }
  })

  it('have the same taxes, lines and total with and without vouchers', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { discounts, shipping, totals } = calculatePricing(priced, extras, step)
      const unpaid = calculatePricing(priced, { ...extras, vouchers: [] }, step)
      expect(totals).toEqual({ ...unpaid.totals, vouchers: totals.vouchers })
      expect({ discounts, shipping }).toEqual({ discounts: unpaid.discounts, shipping: unpaid.shipping })
    }
  })

  it('are paid by vouchers up to their balances, except for bought vouchers', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { codes, totals } = calculatePricing(priced, extras, step)
      const bought = sumAmounts(priced.filter(({ type }) => type === 'voucher').map(({ total }) => total)).gross
      const balances = extras.vouchers.reduce((sum, { balance }) => sum + balance, 0)
      expect(totals.vouchers).toBe(Math.min(balances, totals.total.gross - bought))
      expect(extras.vouchers.reduce((sum, { code }) => sum + codes.get(code)!.discount.gross, 0)).toBe(totals.vouchers)
      expect(getAmountToPay(totals)).toBe(totals.total.gross - totals.vouchers)
    }
  })

  it('are refunded line by line with no more than each means paid, and in full with the shipping', () => {
    for (const { lines, step, tickets, extras, random } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { discounts, totals } = calculatePricing(priced, extras, step)
      const shares = computePaymentShares({
        lines: priced.map(({ id, total, type }) => ({
          id,
          gross: total.gross,
          discount: discounts.get(id)!.gross,
          isVoucher: type === 'voucher',
        })),
        shipping: totals.shipping.gross,
        discount: totals.discount.gross,
        vouchers: totals.vouchers,
        hasVoucherDiscounts: false,
        step,
      })
      const refunded = { money: 0, vouchers: 0 }
      for (const { id, quantity, total, type } of priced) {
        const share = shares.get(id)!
        expect(share.money + share.vouchers).toBe(total.gross - discounts.get(id)!.gross)
        if (type === 'voucher') expect(share.vouchers).toBe(0)
        const first = 1 + random(quantity)
        for (const means of ['money', 'vouchers'] as const) {
          const pieces = [
            computePieceAmount(share[means], quantity, 0, first, step),
            computePieceAmount(share[means], quantity, first, quantity - first, step),
          ]
          expect(Math.min(...pieces, share[means])).toBeGreaterThanOrEqual(0)
          expect([...pieces, share[means]].filter((amount) => amount % step !== 0)).toEqual([])
          refunded[means] += pieces[0]! + pieces[1]!
        }
      }
      const unrefunded = {
        money: getAmountToPay(totals) - refunded.money,
        vouchers: totals.vouchers - refunded.vouchers,
      }
      expect(Math.min(unrefunded.money, unrefunded.vouchers)).toBeGreaterThanOrEqual(0)
      expect(unrefunded.money + unrefunded.vouchers).toBe(totals.shipping.gross)
    }
  })

  it('have no line below 0, no discount on voucher lines, and consistent voucher balances', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const priced = priceLines(lines, tickets, step)
      const { discounts, codes } = calculatePricing(priced, extras, step)
      for (const { id, type, total } of priced) {
        expect(isWhole(subtractAmounts(total, discounts.get(id)!))).toBe(true)
        if (type === 'voucher') expect(discounts.get(id)!.gross).toBe(0)
      }
      for (const { code, balance } of extras.vouchers) {
        const { discount, remaining } = codes.get(code)!
        expect(discount.gross + remaining!).toBe(balance)
        expect(remaining).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('have the same totals in any order of lines and promotions', () => {
    for (const { lines, step, tickets, extras, random } of baskets) {
      const pricing = calculatePricing(priceLines(lines, tickets, step), extras, step)
      const shuffledPricing = calculatePricing(
        priceLines(shuffle(random, lines), tickets, step),
        { ...extras, promotions: shuffle(random, extras.promotions) },
        step,
      )
      expect(shuffledPricing.totals).toEqual(pricing.totals)
      expect(Object.fromEntries(shuffledPricing.discounts)).toEqual(Object.fromEntries(pricing.discounts))
      expect(Object.fromEntries(shuffledPricing.codes)).toEqual(Object.fromEntries(pricing.codes))
    }
  })

  it('never cost more with a membership, a promotion or a voucher', () => {
    for (const { lines, step, tickets, extras } of baskets) {
      const { shipping } = extras
      const gross = (codes: Partial<BasketExtras>, members = 0) =>
        getAmountToPay(
          calculatePricing(priceLines(lines, members, step), { promotions: [], vouchers: [], shipping, ...codes }, step)
            .totals,
        )
      const regularTotal = gross({})
      expect(gross({}, tickets)).toBeLessThanOrEqual(regularTotal)
      expect(gross({ promotions: extras.promotions })).toBeLessThanOrEqual(regularTotal)
      expect(gross({ promotions: extras.promotions, vouchers: extras.vouchers })).toBeLessThanOrEqual(
        gross({ promotions: extras.promotions }),
      )
    }
  })
})
