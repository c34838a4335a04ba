import type { BasketLine, LineAmounts } from '#shared/wire/basket.ts'
import { nothing } from '../../domain/orders/amounts.ts'
import { lineId } from '../../domain/baskets/line-id.ts'
import type { Violation } from '../../domain/messages.ts'
import { priceAll, priceLines, type AppliedCode, type LineToPrice } from '../../domain/orders/pricing.ts'
import { judgeCodes } from '../../domain/orders/promotion-rules.ts'
import type { BasketRecord, LineRecord } from './baskets.ts'
import type { Db } from '../../db/connect.ts'
import { activeMembership } from '../accounts/memberships.ts'
import type { FrozenBasket, StoredPromotion, StoredShipping, StoredTotals } from '../../db/order-schema.ts'
import { findCodes, type KnownCodes } from './promotions.ts'
import { activeService, shippingViolations } from './shipping-services.ts'

/** `total` with the members' price, before promotions; `discount` is the line's share of promotions and vouchers. */
export type LinePricing = {
  unitPrice: BasketLine['unitPrice']
  member: BasketLine['member']
  total: LineAmounts
  discount: LineAmounts
}

/**
 * `promotions` are those that hold, in the order in which they are listed; of the `idle` others is in `violations` what
 * is wrong with them.
 */
export type PricedBasket = {
  lines: Map<string, LinePricing>
  promotions: StoredPromotion[]
  idle: StoredPromotion[]
  shipping: StoredShipping | null
  totals: StoredTotals
  violations: Violation[]
  /** Whoever asks: a presale is open to members. */
  isMember: boolean
}

const toPrice = ({ id, quantity, product, variant }: LineRecord, currency: string): LineToPrice => {
  const price = variant.prices.find((candidate) => candidate.currency === currency)
  if (!price) throw new Error(`${variant.sku} has no price in ${currency}`)
  return { id, productId: product.id, type: product.type, gross: price.gross, taxRate: price.taxRate, quantity }
}

const unitPriceOf = ({ variant }: LineRecord, currency: string): BasketLine['unitPrice'] => {
  const { net, gross, taxRate } = variant.prices.find((candidate) => candidate.currency === currency)!
  return { net, gross, taxRate }
}

const giftVoucher = { en: 'Gift voucher', de: 'Geschenkgutschein' }

/** A code as it is shown; one that took nothing off has no discount. */
const storedPromotion = (
  code: string,
  known: KnownCodes,
  applied: AppliedCode = { discount: nothing, remaining: null },
): StoredPromotion => {
  if (known.vouchers.has(code)) return { promotionCode: code, kind: 'voucher', description: giftVoucher, ...applied }
  const description = known.promotions.get(code)?.description ?? { en: code, de: code }
  return { promotionCode: code, kind: 'promotion', description, ...applied }
}

/** What confirming fixed, whatever prices do meanwhile. */
const asFrozen = ({ lines, promotions, shipping, totals }: FrozenBasket, isMember: boolean): PricedBasket => ({
  lines: new Map(
    lines.map(({ sku, extraData, unitPrice, member, total, discount }) => [
      lineId(sku, extraData),
      { unitPrice, member, total, discount },
    ]),
  ),
  promotions,
  idle: [],
  shipping,
  totals,
  violations: [],
  isMember,
})

const chosenShipping = (basket: BasketRecord, now: Date) => {
  const { shipping_service: service, shipping_date: date } = basket
  if (service === null) return { offered: undefined, date, violations: [] }
  const violations = shippingViolations(basket, { service, date }, now)
  return { offered: violations.length === 0 ? activeService(basket, service, now) : undefined, date, violations }
}

/**
 * What a basket costs this caller: a member's price and codes for customers depend on who asks, not on whose basket it
 * is. Codes that do not hold are violations at `promoCodes[i]`, shipping that cannot be had any more at `shipping.…`;
 * neither counts. A confirmed basket costs what was fixed.
 */
export const priceBasket = async (
  db: Db,
  basket: BasketRecord,
  caller: { userId: string | null },
  now: Date,
): Promise<PricedBasket> => {
  const membership = caller.userId === null ? null : await activeMembership(db, caller.userId, now)
  const isMember = membership !== null
  if (basket.frozen) return asFrozen(basket.frozen, isMember)
  const { currency, promotion_codes: codes } = basket
  const lines = priceLines(
    basket.lines.map((line) => toPrice(line, currency)),
    membership?.tickets ?? 0,
  )
  const known = await findCodes(db, codes)
  const judged = judgeCodes(codes, known, { lines, currency, isCustomer: caller.userId !== null, now })
  const { offered, date, violations } = chosenShipping(basket, now)
  const promotions = judged.promotions.map(({ code, kind, percent, amounts, product_types: types }) => {
    return { code, kind, value: kind === 'percent' ? percent : (amounts[currency] ?? 0), types }
  })
  const priced = priceAll(lines, { promotions, vouchers: judged.vouchers, shipping: offered?.gross ?? null })
  return {
    lines: new Map(
      lines.map(({ id, member, total }, index) => {
        const unitPrice = unitPriceOf(basket.lines[index]!, currency)
        return [id, { unitPrice, member, total, discount: priced.discounts.get(id)! }]
      }),
    ),
    promotions: codes
      .filter((code) => priced.codes.has(code))
      .map((code) => storedPromotion(code, known, priced.codes.get(code))),
    idle: codes.filter((code) => !priced.codes.has(code)).map((code) => storedPromotion(code, known)),
    shipping:
      offered && priced.shipping
        ? { service: offered.code, name: offered.name, date: offered.needsDate ? date : null, total: priced.shipping }
        : null,
    totals: priced.totals,
    violations: [...judged.violations, ...violations],
    isMember,
  }
}
