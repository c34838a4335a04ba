import type { BasketLineResource } from '#shared/wire/basket-lines.ts'
import type { ProductType } from '#shared/wire/catalogue.ts'
import type { LineAmounts } from '#shared/wire/money.ts'
import { apportion, splitGross, subtractAmounts, sumAmounts } from './amounts.ts'
import { allocateMemberTickets, toMemberPrice } from './member-price.ts'

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
export type LinePrice = LineToPrice & { member: BasketLineResource['member']; total: LineAmounts }

/** `value` is percent off, or minor units off. */
export type PromotionToApply = {
  code: string
  kind: 'percent' | 'amount'
  value: number
  types: readonly ProductType[]
}

export type VoucherToRedeem = { code: string; balance: number }

export type BasketExtras = {
  promotions: readonly PromotionToApply[]
  vouchers: readonly VoucherToRedeem[]
  shipping: number | null
}

/** The parts of a basket that discounts lower: its lines, and its shipping. */
type PricedPart = { id: string; rate: number; type: ProductType | 'shipping'; remaining: number }

/** What each code took off, by its code; `remaining` stays on a voucher. */
export type AppliedCode = { discount: LineAmounts; remaining: number | null }

export type PricingResult = {
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
  const memberQuantities = allocateMemberTickets(lines, tickets)
  return lines.map((line) => {
    const { gross, taxRate } = line
    const quantity = memberQuantities.get(line.id) ?? 0
    const memberPrice = toMemberPrice(gross)
    const member =
      quantity === 0 ? null : { quantity, unitPrice: { net: splitGross(memberPrice, taxRate).net, gross: memberPrice } }
    return { ...line, member, total: splitGross(gross * (line.quantity - quantity) + memberPrice * quantity, taxRate) }
  })
}

/**
 * Shipping is taxed at the highest rate in the basket: it belongs to what is sent, and where that is taxed at several
 * rates, the highest never pays too little.
 */
export const getShippingTaxRate = (lines: readonly { taxRate: number }[]): number =>
  Math.max(0, ...lines.map(({ taxRate }) => taxRate))

/**
 * A promotion is good for the product types it names, for all if it names none; never for gift vouchers, which are
 * money.
 */
export const isPromotionApplicable = (types: readonly ProductType[], type: ProductType): boolean =>
  type !== 'voucher' && (types.length === 0 || types.includes(type))

const sumRemaining = (parts: readonly PricedPart[]) => parts.reduce((sum, { remaining }) => sum + remaining, 0)

/** Takes an amount off the parts and says what that took off net and tax. */
const deductAmount = (parts: readonly PricedPart[], amount: number): LineAmounts => {
  const shares = apportion(
    amount,
    parts.map(({ id, remaining }) => ({ id, weight: remaining })),
  )
  return sumAmounts(
    parts.map((part) => {
      const before = splitGross(part.remaining, part.rate)
      part.remaining -= shares.get(part.id) ?? 0
      return subtractAmounts(before, splitGross(part.remaining, part.rate))
    }),
  )
}

const filterPromotedParts = (parts: readonly PricedPart[], types: readonly ProductType[]) =>
  parts.filter(({ type }) => type !== 'shipping' && isPromotionApplicable(types, type))

/** Percent before amounts, each by code, so that the order in which they were written does not matter. */
const sortPromotions = (promotions: readonly PromotionToApply[]) =>
  promotions.toSorted((a, b) => (a.kind === b.kind ? (a.code < b.code ? -1 : 1) : a.kind === 'percent' ? -1 : 1))

const applyCodes = (parts: readonly PricedPart[], { promotions, vouchers }: BasketExtras): Map<string, AppliedCode> => {
  const codes = new Map<string, AppliedCode>()
  for (const { code, kind, value, types } of sortPromotions(promotions)) {
    const eligibleParts = filterPromotedParts(parts, types)
    const requestedAmount = kind === 'percent' ? Math.round((sumRemaining(eligibleParts) * value) / 100) : value
    codes.set(code, {
      discount: deductAmount(eligibleParts, Math.min(requestedAmount, sumRemaining(eligibleParts))),
      remaining: null,
    })
  }
  // A voucher cannot buy a voucher; it may pay for shipping.
  const payable = parts.filter(({ type }) => type !== 'voucher')
  for (const { code, balance } of vouchers) {
    const discount = deductAmount(payable, Math.min(balance, sumRemaining(payable)))
    codes.set(code, { discount, remaining: balance - discount.gross })
  }
  return codes
}

const computeTaxes = (parts: readonly PricedPart[]) => {
  const byRate = Map.groupBy(parts, ({ rate }) => rate)
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, partsAtRate]) => {
      const { net, tax } = sumAmounts(partsAtRate.map(({ remaining }) => splitGross(remaining, rate)))
      return { rate, net, tax }
    })
}

/**
 * Takes promotions and vouchers off lines and shipping (`shipping` in gross minor units, null while none is chosen),
 * and adds up.
 */
export const calculatePricing = (lines: readonly LinePrice[], extras: BasketExtras): PricingResult => {
  const rate = getShippingTaxRate(lines)
  const shipping = extras.shipping === null ? null : splitGross(extras.shipping, rate)
  const lineParts: PricedPart[] = lines.map(({ id, taxRate, type, total }) => ({
    id,
    rate: taxRate,
    type,
    remaining: total.gross,
  }))
  const parts: PricedPart[] = extras.shipping
    ? [...lineParts, { id: shippingId, rate, type: 'shipping', remaining: extras.shipping }]
    : lineParts
  const codes = applyCodes(parts, extras)
  const discounts = lines.map(({ id, taxRate, total }, index): [string, LineAmounts] => [
    id,
    subtractAmounts(total, splitGross(lineParts[index]!.remaining, taxRate)),
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
      taxes: computeTaxes(parts),
      total: sumAmounts(parts.map((part) => splitGross(part.remaining, part.rate))),
    },
  }
}
