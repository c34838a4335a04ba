import { defaultLanguage } from '#shared/wire/languages.ts'
import type { BasketLineResource } from '#shared/wire/basket-lines.ts'
import type { LineAmounts } from '#shared/wire/money.ts'
import { splitGross, zeroAmounts } from '../../domain/pricing/amounts.ts'
import { getGiftPrice } from '../../domain/vouchers/gift-rules.ts'
import { computeLineId } from '../../domain/baskets/compute-line-id.ts'
import type { FieldViolation } from '../../domain/messages.ts'
import { calculatePricing, priceLines, type AppliedCode, type LineToPrice } from '../../domain/pricing/pricing.ts'
import { getRoundingStep } from '../../domain/pricing/rounding-step.ts'
import { getLocalised } from '../../domain/load-texts.ts'
import { evaluateCodes } from '../../domain/pricing/evaluate-codes.ts'
import type { BasketRecord, LineRecord } from './baskets.ts'
import type { Db } from '../../db/connect.ts'
import { findActiveMembership } from '../accounts/memberships.ts'
import type { FrozenBasket, StoredPromotion, StoredShipping, StoredTotals } from '../../db/order-schema.ts'
import { findCodes, type KnownCodes } from './codes.ts'
import { findActiveService, validateShipping } from './offered-services.ts'

/** `total` includes the member price, before promotions; `discount` is the line's share of promotions and vouchers. */
type LinePricing = {
  unitPrice: BasketLineResource['unitPrice']
  member: BasketLineResource['member']
  total: LineAmounts
  discount: LineAmounts
}

/** `promotions` apply, in the order of entry. `inactivePromotions` do not apply; `violations` says why. */
export type PricedBasket = {
  lines: Map<string, LinePricing>
  promotions: StoredPromotion[]
  inactivePromotions: StoredPromotion[]
  shipping: StoredShipping | null
  totals: StoredTotals
  violations: FieldViolation[]
  /** Whether the caller is a member, who can buy in a presale. */
  isMember: boolean
}

/** The price of one piece: the variant's, or the amount that the shopper chose for a gift. */
const getUnitPrice = ({ variant, extra_data }: LineRecord, currency: string): BasketLineResource['unitPrice'] => {
  const price = variant.prices.find((candidate) => candidate.currency === currency)
  if (!price) throw new Error(`${variant.sku} has no price in ${currency}`)
  const gross = getGiftPrice(extra_data, variant.gift_amount, currency) ?? price.gross
  return { net: splitGross(gross, price.taxRate).net, gross, taxRate: price.taxRate }
}

const toLineToPrice = (line: LineRecord, currency: string): LineToPrice => {
  const { id, quantity, product } = line
  const { gross, taxRate } = getUnitPrice(line, currency)
  return { id, productId: product.id, type: product.type, unitGross: gross, taxRate, quantity }
}

const giftVoucherDescription = getLocalised('catalogue', 'giftVoucher')

/** A code as the basket's response and the order store it. The discount of a code without effect is zero. */
const toStoredPromotion = (
  code: string,
  knownCodes: KnownCodes,
  applied: AppliedCode = { discount: zeroAmounts, remaining: null },
): StoredPromotion => {
  if (knownCodes.vouchers.has(code))
    return { promotionCode: code, kind: 'voucher', description: giftVoucherDescription, ...applied }
  const description = knownCodes.promotions.get(code)?.description ?? { [defaultLanguage]: code }
  return { promotionCode: code, kind: 'promotion', description, ...applied }
}

/** Prices of a confirmed basket, independent of current prices. */
const toPricedBasket = ({ lines, promotions, shipping, totals }: FrozenBasket, isMember: boolean): PricedBasket => ({
  lines: new Map(
    lines.map(({ id, sku, extraData, unitPrice, member, total, discount }) => [
      id ?? computeLineId(sku, extraData),
      { unitPrice, member, total, discount },
    ]),
  ),
  promotions,
  inactivePromotions: [],
  shipping,
  totals,
  violations: [],
  isMember,
})

const resolveShipping = (basket: BasketRecord, now: Date) => {
  const { shipping_service: service, shipping_date: date } = basket
  if (service === null) return { offered: undefined, date, violations: [] }
  const violations = validateShipping(basket, { service, date }, now)
  return { offered: violations.length === 0 ? findActiveService(basket, service, now) : undefined, date, violations }
}

/**
 * Prices a basket for the caller: the member price and codes for customers depend on the caller, not on the owner.
 * Codes that do not apply are violations at `promoCodes[i]`, unavailable shipping is one at `shipping.…`; the totals
 * ignore both. A confirmed basket keeps its prices.
 */
export const priceBasket = async (
  db: Db,
  basket: BasketRecord,
  caller: { userId: string | null },
  now: Date,
): Promise<PricedBasket> => {
  const membership = caller.userId === null ? null : await findActiveMembership(db, caller.userId, now)
  const isMember = membership !== null
  if (basket.frozen) return toPricedBasket(basket.frozen, isMember)
  const { currency, promotion_codes: codes } = basket
  const step = getRoundingStep(currency)
  const lines = priceLines(
    basket.lines.map((line) => toLineToPrice(line, currency)),
    membership?.tickets ?? 0,
    step,
  )
  const knownCodes = await findCodes(db, codes)
  const evaluated = evaluateCodes(codes, knownCodes, { lines, currency, isCustomer: caller.userId !== null, now })
  const { offered, date, violations } = resolveShipping(basket, now)
  const promotions = evaluated.promotions.map(({ code, kind, percent, amounts, product_types: types }) => {
    return { code, kind, value: kind === 'percent' ? percent : (amounts[currency] ?? 0), types }
  })
  const extras = { promotions, vouchers: evaluated.vouchers, shipping: offered?.gross ?? null }
  const priced = calculatePricing(lines, extras, step)
  return {
    lines: new Map(
      lines.map(({ id, member, total }, index) => {
        const unitPrice = getUnitPrice(basket.lines[index]!, currency)
        return [id, { unitPrice, member, total, discount: priced.discounts.get(id)! }]
      }),
    ),
    promotions: codes
      .filter((code) => priced.codes.has(code))
      .map((code) => toStoredPromotion(code, knownCodes, priced.codes.get(code))),
    inactivePromotions: codes
      .filter((code) => !priced.codes.has(code))
      .map((code) => toStoredPromotion(code, knownCodes)),
    shipping:
      offered && priced.shipping
        ? { service: offered.code, name: offered.name, date: offered.needsDate ? date : null, total: priced.shipping }
        : null,
    totals: priced.totals,
    violations: [...evaluated.violations, ...violations],
    isMember,
  }
}
