import { describe, expect, it } from 'vitest'
import { splitGross } from './amounts.ts'
import { getTaxRate } from './get-tax-rate.ts'
import { getRoundingStep } from './rounding-step.ts'
import { calculatePricing, priceLines, type BasketExtras, type LineToPrice, type PromotionToApply } from './pricing.ts'

const noExtras: BasketExtras = { promotions: [], vouchers: [], shipping: null }

const createLine = (id: string, changes: Partial<LineToPrice> = {}): LineToPrice => ({
  id,
  productId: `of-${id}`,
  type: 'event',
  unitGross: 2000,
  taxRate: 0.2,
  quantity: 1,
  ...changes,
})

const percent = (code: string, value: number, types: PromotionToApply['types'] = []): PromotionToApply => ({
  code,
  kind: 'percent',
  value,
  types,
})
const amount = (code: string, value: number, types: PromotionToApply['types'] = []): PromotionToApply => ({
  code,
  kind: 'amount',
  value,
  types,
})

const price = (lines: LineToPrice[], extras: Partial<BasketExtras> = {}, tickets = 0) =>
  calculatePricing(priceLines(lines, tickets, 1), { ...noExtras, ...extras }, 1)

describe('splitting a gross amount', () => {
  it.each([
    [1200, 0.2, 1000],
    [1999, 0.2, 1666],
    [2300, 0.07, 2150],
    [100, 0.19, 84],
    [1, 0.2, 1],
    [0, 0.2, 0],
  ])('turns %i at %f into a net of %i', (gross, rate, net) => {
    expect(splitGross(gross, rate)).toEqual({ net, tax: gross - net, gross })
  })
})

describe('basket lines', () => {
  it('are rounded once per line, not per piece', () => {
    expect(priceLines([createLine('a', { unitGross: 1001, quantity: 7 })], 0, 1)[0]?.total).toEqual({
      net: 5839,
      tax: 1168,
      gross: 7007,
    })
    expect(7 * splitGross(1001, 0.2).net).toBe(5838)
  })

  it('add up to the totals, and the taxes by rate to the tax', () => {
    const { totals } = price([
      createLine('a', { unitGross: 2300, taxRate: 0.07, quantity: 2 }),
      createLine('b', { unitGross: 2599, taxRate: 0.19 }),
      createLine('c', { unitGross: 1999, quantity: 3 }),
      createLine('d', { unitGross: 1500 }),
    ])
    expect(totals).toMatchObject({ quantity: 7, total: { gross: 4600 + 2599 + 5997 + 1500 } })
    expect(totals.taxes).toEqual([
      { rate: 0.07, net: 4299, tax: 301 },
      { rate: 0.19, net: 2184, tax: 415 },
      { rate: 0.2, net: 4998 + 1250, tax: 999 + 250 },
    ])
  })

  it('cost 0 when there are none', () => {
    const zeroAmounts = { net: 0, tax: 0, gross: 0 }
    expect(price([], { shipping: 0 }).totals).toEqual({
      quantity: 0,
      lines: zeroAmounts,
      discount: zeroAmounts,
      shipping: zeroAmounts,
      taxes: [],
      total: zeroAmounts,
      vouchers: 0,
    })
  })
})

describe('the member price', () => {
  it('applies to as many tickets per event as the membership covers people, most expensive first', () => {
    const lines = [
      createLine('floor', { productId: 'night', quantity: 3 }),
      createLine('balcony', { productId: 'night', unitGross: 3000 }),
      createLine('other', { unitGross: 1999 }),
    ]
    const [floor, balcony, other] = priceLines(lines, 2, 1)
    expect(balcony?.member).toEqual({ quantity: 1, unitPrice: { gross: 2700, net: 2250 } })
    expect(floor).toMatchObject({
      member: { quantity: 1, unitPrice: { gross: 1800 } },
      total: { gross: 1800 + 2 * 2000 },
    })
    expect(other).toMatchObject({ member: { quantity: 1 }, total: { gross: 1799 } })
  })

  it('applies only to tickets and only to members', () => {
    expect(
      priceLines([createLine('record', { type: 'record' }), createLine('voucher', { type: 'voucher' })], 2, 1).map(
        ({ member }) => member,
      ),
    ).toEqual([null, null])
    expect(priceLines([createLine('ticket')], 0, 1)[0]).toMatchObject({ member: null, total: { gross: 2000 } })
  })
})

describe('promotions', () => {
  it('apply after the member price: percentages first, then amounts, each to the remainder', () => {
    const { codes, totals } = price(
      [createLine('a', { unitGross: 10_000 })],
      { promotions: [amount('FIVE', 500), percent('TEN', 10), percent('HALF', 50)] },
      1,
    )
    expect(codes.get('HALF')?.discount.gross).toBe(4500)
    expect(codes.get('TEN')?.discount.gross).toBe(450)
    expect(codes.get('FIVE')?.discount.gross).toBe(500)
    expect(totals).toMatchObject({ lines: { gross: 9000 }, discount: { gross: 5450 }, total: { gross: 3550 } })
  })

  it('apply to the product types they name, never to vouchers or shipping', () => {
    const lines = [
      createLine('ticket'),
      createLine('record', { type: 'record', unitGross: 1000 }),
      createLine('voucher', { type: 'voucher', unitGross: 5000 }),
    ]
    const records = price(lines, { promotions: [percent('RECORDS', 50, ['record'])], shipping: 495 })
    expect([...records.discounts.values()].map(({ gross }) => gross)).toEqual([0, 500, 0])
    const all = price(lines, { promotions: [percent('ALL', 100)], shipping: 495 })
    expect(all.totals.total.gross).toBe(5000 + 495)
  })

  it('never exceed the price of the lines', () => {
    expect(price([createLine('a')], { promotions: [amount('LOTS', 9999)] }).totals).toMatchObject({
      discount: { gross: 2000 },
      total: { net: 0, tax: 0, gross: 0 },
    })
  })

  it('are apportioned by largest remainder: a third of 10 is 4, 3 and 3', () => {
    const lines = ['a', 'b', 'c'].map((id) => createLine(id, { unitGross: 100 }))
    expect([...price(lines, { promotions: [amount('TEN', 10)] }).discounts.values()].map(({ gross }) => gross)).toEqual(
      [4, 3, 3],
    )
  })
})

describe('gift vouchers', () => {
  it('pay what promotions leave, including shipping, one after the other', () => {
    const { codes, totals } = price([createLine('a')], {
      promotions: [percent('TEN', 10)],
      vouchers: [
        { code: 'ONE', balance: 1000 },
        { code: 'TWO', balance: 5000 },
      ],
      shipping: 495,
    })
    expect(codes.get('ONE')).toMatchObject({ discount: { gross: 1000 }, remaining: 0 })
    expect(codes.get('TWO')).toMatchObject({ discount: { gross: 800 + 495 }, remaining: 5000 - 1295 })
    expect(totals).toMatchObject({
      shipping: { gross: 495 },
      discount: { gross: 200 },
      total: { gross: 2295 },
      vouchers: 2295,
    })
  })

  it('never pay for vouchers', () => {
    const { codes, totals } = price([createLine('a', { type: 'voucher', unitGross: 5000 }), createLine('b')], {
      vouchers: [{ code: 'V', balance: 9000 }],
    })
    expect(codes.get('V')).toMatchObject({ discount: { gross: 2000 }, remaining: 7000 })
    expect(totals).toMatchObject({ total: { gross: 7000 }, vouchers: 2000 })
  })

  it('pay after tax: they lower no tax and no line', () => {
    const lines = [createLine('a', { taxRate: 0.07 }), createLine('b', { type: 'record', taxRate: 0.19 })]
    const unpaid = price(lines, { shipping: 590 })
    const { codes, ...paid } = price(lines, { shipping: 590, vouchers: [{ code: 'V', balance: 3000 }] })
    expect(codes.get('V')?.discount).toEqual({ net: 3000, tax: 0, gross: 3000 })
    expect(paid).toEqual({
      discounts: unpaid.discounts,
      shipping: unpaid.shipping,
      totals: { ...unpaid.totals, vouchers: 3000 },
    })
  })

  it('are sold without tax, and are in no tax rate', () => {
    const lines = [createLine('a', { type: 'voucher', unitGross: 5000, taxRate: getTaxRate('voucher', 'GB') })]
    expect(price(lines).totals).toMatchObject({ taxes: [], total: { net: 5000, tax: 0, gross: 5000 } })
    expect(price([...lines, createLine('b')]).totals.taxes).toEqual([{ rate: 0.2, net: 1667, tax: 333 }])
  })
})

describe('the tax rate', () => {
  it.each([
    ['event', 'GB', 0.2],
    ['event', 'DE', 0.07],
    ['membership', 'GB', 0.2],
    ['membership', 'DE', 0.19],
    ['record', 'DE', 0.19],
    ['voucher', 'GB', 0],
    ['voucher', 'DE', 0],
  ] as const)('of a product of type %s in %s is %f', (type, country, rate) => {
    expect(getTaxRate(type, country)).toBe(rate)
  })
})

describe('shipping', () => {
  it('is taxed at the highest rate in the basket', () => {
    const { shipping, totals } = price(
      [createLine('a', { taxRate: 0.07 }), createLine('b', { type: 'record', taxRate: 0.19 })],
      {
        shipping: 590,
      },
    )
    expect(shipping).toEqual(splitGross(590, 0.19))
    expect(totals.taxes.find(({ rate }) => rate === 0.19)?.tax).toBe(
      splitGross(2000, 0.19).tax + splitGross(590, 0.19).tax,
    )
  })
})

describe('the rounding of Swiss francs', () => {
  const step = getRoundingStep('CHF')

  it('applies to a discount in percent', () => {
    const lines = priceLines([createLine('a', { unitGross: 125 })], 0, step)
    const { totals } = calculatePricing(lines, { ...noExtras, promotions: [percent('TEN', 10)] }, step)
    expect([totals.discount.gross, totals.total.gross]).toEqual([15, 110])
  })

  it('applies to the member price and to what is left on a voucher', () => {
    const lines = priceLines([createLine('a', { unitGross: 1235 })], 1, step)
    expect(lines[0]?.total.gross).toBe(1110)
    const { codes, totals } = calculatePricing(lines, { ...noExtras, vouchers: [{ code: 'V', balance: 1003 }] }, step)
    expect([codes.get('V')?.remaining, totals.vouchers]).toEqual([3, 1000])
  })
})
