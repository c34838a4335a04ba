import type { BasketLineResource } from '#shared/wire/basket-lines.ts'
import type { ProductType } from '#shared/wire/catalogue.ts'
import type { LineAmounts } from '#shared/wire/money.ts'
import { apportionAmount, splitGross, subtractAmounts, sumAmounts } from './amounts.ts'
import { allocateMemberTickets, toMemberPrice } from './member-price.ts'
import type { PromotionKind } from './promotion-kind.ts'
import { roundToStep } from './rounding-step.ts'

// Computes the totals of a basket in gross minor units. An amount is split once into net and tax; all other amounts are
// differences. So net + tax = gross in every sum and at every rate. Every gross amount is a multiple of `step`, the
// currency's rounding (`rounding-step.ts`), when the prices are. Net and tax are rounded to the minor unit: they are
// shown, but not charged.

/** `unitGross` is the price of one piece; `taxRate` is a fraction, 0.2 for 20 %. */
export type LineToPrice = {
  id: string
  productId: string
  type: ProductType
  unitGross: number
  taxRate: number
  quantity: number
}

/** `total` includes the member price, before promotions. */
export type LinePrice = LineToPrice & { member: BasketLineResource['member']; total: LineAmounts }

/** `value` is a percentage or minor units. */
export type PromotionToApply = {
  code: string
  kind: PromotionKind
  value: number
  types: readonly ProductType[]
}

type VoucherToRedeem = { code: string; balance: number }

export type BasketExtras = {
  promotions: readonly PromotionToApply[]
  vouchers: readonly VoucherToRedeem[]
  shipping: number | null
}

/** What is priced and taxed: lines and shipping. */
type PricedPart = { id: string; rate: number; type: ProductType | 'shipping'; remaining: number }

/**
 * The discount by code, or what a voucher pays: an amount without tax. `remaining` is the balance left on a voucher.
 */
export type AppliedCode = { discount: LineAmounts; remaining: number | null }

type PricingResult = {
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
    vouchers: number
  }
}

const shippingId = 'shipping'

/**
 * Prices lines before promotions. `tickets` per event are at the member price; 0 for non-members. `step` is the
 * currency's rounding.
 */
export const priceLines = (lines: readonly LineToPrice[], tickets: number, step: number): LinePrice[] => {
  const memberQuantities = allocateMemberTickets(lines, tickets)
  return lines.map((line) => {
    const { unitGross, taxRate } = line
    const quantity = memberQuantities.get(line.id) ?? 0
    const memberPrice = toMemberPrice(unitGross, step)
    const member =
      quantity === 0 ? null : { quantity, unitPrice: { net: splitGross(memberPrice, taxRate).net, gross: memberPrice } }
    return {
      ...line,
      member,
      total: splitGross(unitGross * (line.quantity - quantity) + memberPrice * quantity, taxRate),
    }
  })
}

/** Shipping has the highest tax rate in the basket, so that mixed baskets never pay too little tax. */
const getShippingTaxRate = (lines: readonly { taxRate: number }[]): number =>
  Math.max(0, ...lines.map(({ taxRate }) => taxRate))

/** The price of a shipping service beside these lines, before promotions. */
export const getShippingPrice = (gross: number, lines: readonly { taxRate: number }[]) => {
  const taxRate = getShippingTaxRate(lines)
  return { net: splitGross(gross, taxRate).net, gross, taxRate }
}

/** A promotion applies to the product types it names, or to all if it names none; never to gift vouchers. */
export const isPromotionApplicable = (types: readonly ProductType[], type: ProductType): boolean =>
  type !== 'voucher' && (types.length === 0 || types.includes(type))

const sumRemaining = (parts: readonly PricedPart[]) => parts.reduce((sum, { remaining }) => sum + remaining, 0)

/** Deducts an amount from the parts. Returns what that deducts from net and tax. */
const deductAmount = (parts: readonly PricedPart[], amount: number, step: number): LineAmounts => {
  const shares = apportionAmount(
    amount,
    parts.map(({ id, remaining }) => ({ id, weight: remaining })),
    step,
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

/** Percentages before amounts, each sorted by code, so that the order of entry does not matter. */
const sortPromotions = (promotions: readonly PromotionToApply[]) =>
  promotions.toSorted((a, b) => (a.kind === b.kind ? (a.code < b.code ? -1 : 1) : a.kind === 'percent' ? -1 : 1))

const applyPromotions = (parts: readonly PricedPart[], promotions: readonly PromotionToApply[], step: number) => {
  const codes = new Map<string, AppliedCode>()
  for (const { code, kind, value, types } of sortPromotions(promotions)) {
    const eligibleParts = filterPromotedParts(parts, types)
    const sum = sumRemaining(eligibleParts)
    const requestedAmount = roundToStep(kind === 'percent' ? (sum * value) / 100 : value, step)
    codes.set(code, {
      discount: deductAmount(eligibleParts, Math.min(requestedAmount, sum), step),
      remaining: null,
    })
  }
  return codes
}

/** A voucher pays after tax, for everything but vouchers. */
const redeemVouchers = (parts: readonly PricedPart[], vouchers: readonly VoucherToRedeem[], step: number) => {
  const codes = new Map<string, AppliedCode>()
  let unpaid = sumRemaining(parts.filter(({ type }) => type !== 'voucher'))
  for (const { code, balance } of vouchers) {
    const paid = Math.min(balance - (balance % step), unpaid)
    unpaid -= paid
    codes.set(code, { discount: { net: paid, tax: 0, gross: paid }, remaining: balance - paid })
  }
  return codes
}

const sumDiscounts = (codes: ReadonlyMap<string, AppliedCode>): LineAmounts =>
  sumAmounts([...codes.values()].map(({ discount }) => discount))

/**
 * A voucher sold without tax is not a sale at 0 %, because its tax is due when it is redeemed. So it belongs to no
 * rate.
 */
const isTaxed = ({ type, rate }: PricedPart) => type !== 'voucher' || rate > 0

const computeTaxes = (parts: readonly PricedPart[]) => {
  const byRate = Map.groupBy(parts.filter(isTaxed), ({ rate }) => rate)
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, partsAtRate]) => {
      const { net, tax } = sumAmounts(partsAtRate.map(({ remaining }) => splitGross(remaining, rate)))
      return { rate, net, tax }
    })
}

/**
 * Applies promotions to lines and shipping (`shipping` in gross minor units, null without one), computes the totals and
 * what vouchers pay of them. `step` is the currency's rounding.
 */
export const calculatePricing = (lines: readonly LinePrice[], extras: BasketExtras, step: number): PricingResult => {
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
  const promotionCodes = applyPromotions(parts, extras.promotions, step)
  const voucherCodes = redeemVouchers(parts, extras.vouchers, step)
  const discounts = lines.map(({ id, taxRate, total }, index): [string, LineAmounts] => [
    id,
    subtractAmounts(total, splitGross(lineParts[index]!.remaining, taxRate)),
  ])
  return {
    discounts: new Map(discounts),
    codes: new Map([...promotionCodes, ...voucherCodes]),
    shipping,
    totals: {
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: sumAmounts(lines.map(({ total }) => total)),
      discount: sumDiscounts(promotionCodes),
      shipping: shipping ?? sumAmounts([]),
      taxes: computeTaxes(parts),
      total: sumAmounts(parts.map((part) => splitGross(part.remaining, part.rate))),
      vouchers: sumDiscounts(voucherCodes).gross,
    },
  }
}
