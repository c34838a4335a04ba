import type { BasketLine, LineAmounts } from '#shared/wire/basket.ts'
import type { ProductType } from '#shared/wire/catalogue.ts'
import { apportion, splitGross, subtractAmounts, sumAmounts } from './amounts.ts'
import { membersPieces, membersPrice } from './member-price.ts'

/**
 * What a basket comes to. Everything is worked out in gross minor units, which is what shoppers are promised; net and
 * tax of whatever is shown are differences of amounts that were split once, so net + tax = gross in every sum and at
 * every rate, and prices shown without tax add up as well. What is rounded is rounded to the currency's minor unit. The
 * coarser rounding that `shared/rules/currency-table.ts` has for a few currencies is for coins, and nobody pays cash
 * here.
 */

/** `gross` of one piece; `taxRate` is a fraction, 0.2 for 20 %. */
export type LineToPrice = {
  id: string
  productId: string
  type: ProductType
  gross: number
  taxRate: number
  quantity: number
}

/** `total` with the members' price, before promotions. */
export type LinePrice = LineToPrice & { member: BasketLine['member']; total: LineAmounts }

/** `value` is percent off, or minor units off. */
export type PromotionToApply = {
  code: string
  kind: 'percent' | 'amount'
  value: number
  types: readonly ProductType[]
}

export type VoucherToRedeem = { code: string; balance: number }

export type Extras = {
  promotions: readonly PromotionToApply[]
  vouchers: readonly VoucherToRedeem[]
  shipping: number | null
}

/** The parts of a basket that discounts lower: its lines, and its shipping. */
type Part = { id: string; rate: number; type: ProductType | 'shipping'; left: number }

/** What each code took off, by its code; `remaining` stays on a voucher. */
export type AppliedCode = { discount: LineAmounts; remaining: number | null }

export type Priced = {
  discounts: Map<string, LineAmounts>
  codes: Map<string, AppliedCode>
  shipping: LineAmounts | null
  totals: {
    quantity: number
    lines: LineAmounts
    discount: LineAmounts
    shipping: LineAmounts
    taxes: { rate: number; net: number; tax: number }[]
    total: LineAmounts
  }
}

const shippingId = 'shipping'

/**
 * Lines with what they cost before promotions; `tickets` per event at the members' price, 0 for whoever is no member.
 */
export const priceLines = (lines: readonly LineToPrice[], tickets: number): LinePrice[] => {
  const pieces = membersPieces(lines, tickets)
  return lines.map((line) => {
    const { gross, taxRate } = line
    const quantity = pieces.get(line.id) ?? 0
    const lower = membersPrice(gross)
    const member =
      quantity === 0 ? null : { quantity, unitPrice: { net: splitGross(lower, taxRate).net, gross: lower } }
    return { ...line, member, total: splitGross(gross * (line.quantity - quantity) + lower * quantity, taxRate) }
  })
}

/**
 * Shipping is taxed at the highest rate in the basket: it belongs to what is sent, and where that is taxed at several
 * rates, the highest never pays too little.
 */
export const shippingRate = (lines: readonly { taxRate: number }[]): number =>
  Math.max(0, ...lines.map(({ taxRate }) => taxRate))

/**
 * A promotion is good for the product types it names, for all if it names none; never for gift vouchers, which are
 * money.
 */
export const isPromoted = (types: readonly ProductType[], type: ProductType): boolean =>
  type !== 'voucher' && (types.length === 0 || types.includes(type))

const grossOf = (parts: readonly Part[]) => parts.reduce((sum, { left }) => sum + left, 0)

/** Takes an amount off the parts and says what that took off net and tax. */
const take = (parts: readonly Part[], amount: number): LineAmounts => {
  const shares = apportion(
    amount,
    parts.map(({ id, left }) => ({ id, weight: left })),
  )
  return sumAmounts(
    parts.map((part) => {
      const before = splitGross(part.left, part.rate)
      part.left -= shares.get(part.id) ?? 0
      return subtractAmounts(before, splitGross(part.left, part.rate))
    }),
  )
}

const promoted = (parts: readonly Part[], types: readonly ProductType[]) =>
  parts.filter(({ type }) => type !== 'shipping' && isPromoted(types, type))

/** Percent before amounts, each by code, so that the order in which they were written does not matter. */
const inOrder = (promotions: readonly PromotionToApply[]) =>
  promotions.toSorted((a, b) => (a.kind === b.kind ? (a.code < b.code ? -1 : 1) : a.kind === 'percent' ? -1 : 1))

const applyCodes = (parts: readonly Part[], { promotions, vouchers }: Extras): Map<string, AppliedCode> => {
  const codes = new Map<string, AppliedCode>()
  for (const { code, kind, value, types } of inOrder(promotions)) {
    const those = promoted(parts, types)
    const wanted = kind === 'percent' ? Math.round((grossOf(those) * value) / 100) : value
    codes.set(code, { discount: take(those, Math.min(wanted, grossOf(those))), remaining: null })
  }
  // A voucher cannot buy a voucher; it may pay for shipping.
  const payable = parts.filter(({ type }) => type !== 'voucher')
  for (const { code, balance } of vouchers) {
    const discount = take(payable, Math.min(balance, grossOf(payable)))
    codes.set(code, { discount, remaining: balance - discount.gross })
  }
  return codes
}

const taxesOf = (parts: readonly Part[]) => {
  const byRate = Map.groupBy(parts, ({ rate }) => rate)
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, those]) => {
      const { net, tax } = sumAmounts(those.map(({ left }) => splitGross(left, rate)))
      return { rate, net, tax }
    })
}

/**
 * Takes promotions and vouchers off lines and shipping (`shipping` in gross minor units, null while none is chosen),
 * and adds up.
 */
export const priceAll = (lines: readonly LinePrice[], extras: Extras): Priced => {
  const rate = shippingRate(lines)
  const shipping = extras.shipping === null ? null : splitGross(extras.shipping, rate)
  const ofLines: Part[] = lines.map(({ id, taxRate, type, total }) => ({ id, rate: taxRate, type, left: total.gross }))
  const parts: Part[] = extras.shipping
    ? [...ofLines, { id: shippingId, rate, type: 'shipping', left: extras.shipping }]
    : ofLines
  const codes = applyCodes(parts, extras)
  const discounts = lines.map(({ id, taxRate, total }, index): [string, LineAmounts] => [
    id,
    subtractAmounts(total, splitGross(ofLines[index]!.left, taxRate)),
  ])
  return {
    discounts: new Map(discounts),
    codes,
    shipping,
    totals: {
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: sumAmounts(lines.map(({ total }) => total)),
      discount: sumAmounts([...codes.values()].map(({ discount }) => discount)),
      shipping: shipping ?? sumAmounts([]),
      taxes: taxesOf(parts),
      total: sumAmounts(parts.map((part) => splitGross(part.left, part.rate))),
    },
  }
}
