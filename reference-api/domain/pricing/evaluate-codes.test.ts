import { describe, expect, it } from 'vitest'
import type { LinePrice } from './pricing.ts'
import { evaluateCodes, type CodeContext, type Promotion, type Voucher } from './evaluate-codes.ts'

const now = new Date('2026-11-23T12:00:00Z')
const before = new Date('2026-11-22T12:00:00Z')
const after = new Date('2026-11-24T12:00:00Z')

const createLine = (type: LinePrice['type'], gross: number) => ({ type, total: { gross } }) as LinePrice

const context: CodeContext = { lines: [createLine('event', 5000)], currency: 'GBP', isCustomer: false, now }

const createPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  code: 'CODE',
  kind: 'percent',
  percent: 10,
  amounts: {},
  product_types: [],
  minimums: {},
  customers_only: false,
  combinable: true,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  uses: 0,
  ...changes,
})

const createVoucher = (changes: Partial<Voucher> = {}): Voucher => ({
  code: 'CODE',
  currency: 'GBP',
  balance: 2000,
  expires_at: after,
  cancelled_at: null,
  ...changes,
})

const evaluate = (
  codes: string[],
  { promotions = [], vouchers = [] }: { promotions?: Promotion[]; vouchers?: Voucher[] },
  changes: Partial<CodeContext> = {},
) => {
  const toMap = <T extends { code: string }>(items: T[]) => new Map(items.map((item) => [item.code, item]))
  const evaluated = evaluateCodes(
    codes,
    { promotions: toMap(promotions), vouchers: toMap(vouchers) },
    { ...context, ...changes },
  )
  return {
    applied: [...evaluated.promotions, ...evaluated.vouchers].map(({ code }) => code),
    violations: evaluated.violations.map(({ propertyPath, key }) => `${propertyPath} ${key}`),
  }
}

const applied = { applied: ['CODE'], violations: [] }
const rejected = (key: string) => ({ applied: [], violations: [`promoCodes[0] ${key}`] })

describe('a promotion', () => {
  it.each<[string, Partial<Promotion>, Partial<CodeContext>, ReturnType<typeof evaluate>]>([
    ['applies without conditions', {}, {}, applied],
    ['is unknown before it starts', { valid_from: after }, {}, rejected('promotion.unknown')],
    ['applies from its start on', { valid_from: now }, {}, applied],
    ['applies until it ends', { valid_until: after }, {}, applied],
    ['has expired at its end', { valid_until: now }, {}, rejected('promotion.expired')],
    ['applies for its last use', { max_uses: 2, uses: 1 }, {}, applied],
    ['is used up after its last use', { max_uses: 2, uses: 2 }, {}, rejected('promotion.usedUp')],
    ['for customers rejects a guest', { customers_only: true }, {}, rejected('promotion.customersOnly')],
    ['for customers applies to a customer', { customers_only: true }, { isCustomer: true }, applied],
    [
      'of an amount needs the currency',
      { kind: 'amount', amounts: { EUR: 500 } },
      {},
      rejected('promotion.wrongCurrency'),
    ],
    ['of an amount applies in its currency', { kind: 'amount', amounts: { GBP: 500 } }, {}, applied],
    ['for records rejects tickets', { product_types: ['record'] }, {}, rejected('promotion.nothingFits')],
    ['never applies to vouchers', {}, { lines: [createLine('voucher', 5000)] }, rejected('promotion.nothingFits')],
    ['rejects a sum below its minimum', { minimums: { GBP: 5001 } }, {}, rejected('promotion.minimum')],
    ['applies from its minimum on', { minimums: { GBP: 5000 } }, {}, applied],
    ['has no minimum in another currency', { minimums: { EUR: 9000 } }, {}, applied],
    [
      'counts only its products towards its minimum',
      { product_types: ['event'], minimums: { GBP: 6000 } },
      { lines: [createLine('event', 5000), createLine('record', 5000)] },
      rejected('promotion.minimum'),
    ],
  ])('%s', (_title, promotion, changes, expected) => {
    expect(evaluate(['CODE'], { promotions: [createPromotion(promotion)] }, changes)).toEqual(expected)
  })
})

describe('a gift voucher', () => {
  it.each<[string, Partial<Voucher>, Partial<CodeContext>, ReturnType<typeof evaluate>]>([
    ['pays for tickets', {}, {}, applied],
    ['is unknown after its refund', { cancelled_at: before }, {}, rejected('promotion.unknown')],
    ['has expired at its end', { expires_at: now }, {}, rejected('voucher.expired')],
    ['without balance is empty', { balance: 0 }, {}, rejected('voucher.empty')],
    ['pays in its currency only', { currency: 'EUR' }, {}, rejected('voucher.wrongCurrency')],
    ['does not pay for vouchers', {}, { lines: [createLine('voucher', 5000)] }, rejected('voucher.nothingToPay')],
  ])('%s', (_title, voucher, changes, expected) => {
    expect(evaluate(['CODE'], { vouchers: [createVoucher(voucher)] }, changes)).toEqual(expected)
  })
})

describe('several codes', () => {
  const [first, second] = [createPromotion({ code: 'FIRST' }), createPromotion({ code: 'SECOND' })]
  const alone = createPromotion({ code: 'ALONE', combinable: false })
  const expired = createPromotion({ code: 'EXPIRED', combinable: false, valid_until: before })
  const voucher = createVoucher({ code: 'VOUCHER' })

  it.each<[string, string[], ReturnType<typeof evaluate>]>([
    ['combine', ['FIRST', 'SECOND'], { applied: ['FIRST', 'SECOND'], violations: [] }],
    ['apply once', ['FIRST', 'FIRST'], { applied: ['FIRST'], violations: ['promoCodes[1] promotion.duplicate'] }],
    ['may be unknown', ['FIRST', 'X'], { applied: ['FIRST'], violations: ['promoCodes[1] promotion.unknown'] }],
    [
      'exclude a later one that cannot be combined',
      ['FIRST', 'ALONE'],
      { applied: ['FIRST'], violations: ['promoCodes[1] promotion.notCombinable'] },
    ],
    [
      'exclude those after one that cannot be combined',
      ['ALONE', 'FIRST'],
      { applied: ['ALONE'], violations: ['promoCodes[1] promotion.notCombinable'] },
    ],
    [
      'combine when the one that excludes them does not apply',
      ['EXPIRED', 'FIRST'],
      { applied: ['FIRST'], violations: ['promoCodes[0] promotion.expired'] },
    ],
    ['combine with a voucher', ['ALONE', 'VOUCHER'], { applied: ['ALONE', 'VOUCHER'], violations: [] }],
  ])('%s', (_title, codes, expected) => {
    expect(evaluate(codes, { promotions: [first, second, alone, expired], vouchers: [voucher] })).toEqual(expected)
  })
})
