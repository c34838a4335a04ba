import type { ProductType } from '#shared/wire/catalogue.ts'
import type { Message, FieldViolation } from '../messages.ts'
import { isPromotionApplicable, type LinePrice } from './pricing.ts'
import type { PromotionKind } from './promotion-kind.ts'

/** Limits how many codes a client can guess at once. */
export const maxCodes = 10

/** Normalises a typed promotion code. */
export const normalisePromotionCode = (input: string): string => input.trim().toUpperCase()

/** What the rules need of a promotion; amounts are minor units per currency. */
export type Promotion = {
  code: string
  kind: PromotionKind
  percent: number
  amounts: Record<string, number>
  product_types: ProductType[]
  minimums: Record<string, number>
  customers_only: boolean
  combinable: boolean
  valid_from: Date | null
  valid_until: Date | null
  max_uses: number | null
  uses: number
}

export type Voucher = { code: string; currency: string; balance: number; expires_at: Date; cancelled_at: Date | null }

/**
 * The basket that codes are checked against. `lines` have the member price, before promotions; `isCustomer` means
 * signed in.
 */
export type CodeContext = { lines: readonly LinePrice[]; currency: string; isCustomer: boolean; now: Date }

const getPromotionError = (promotion: Promotion, { lines, currency, isCustomer, now }: CodeContext): Message | null => {
  // A promotion that has not started is reported as unknown, so that guests cannot find planned promotions by guessing.
  if (promotion.valid_from && promotion.valid_from > now) return { key: 'promotion.unknown' }
  if (promotion.valid_until && promotion.valid_until <= now) return { key: 'promotion.expired' }
  if (promotion.max_uses !== null && promotion.uses >= promotion.max_uses) return { key: 'promotion.usedUp' }
  if (promotion.customers_only && !isCustomer) return { key: 'promotion.customersOnly' }
  if (promotion.kind === 'amount' && promotion.amounts[currency] === undefined)
    return { key: 'promotion.wrongCurrency' }
  const eligibleLines = lines.filter(({ type }) => isPromotionApplicable(promotion.product_types, type))
  if (eligibleLines.length === 0) return { key: 'promotion.nothingFits' }
  const minimum = promotion.minimums[currency] ?? 0
  const sum = eligibleLines.reduce((total, line) => total + line.total.gross, 0)
  return sum < minimum ? { key: 'promotion.minimum', parameters: { minimum: { minorUnits: minimum, currency } } } : null
}

/**
 * Voucher codes cannot be guessed, so the message may say what is wrong with one. A refunded voucher is reported as
 * unknown.
 */
const getVoucherError = (voucher: Voucher, { lines, currency, now }: CodeContext): Message | null => {
  if (voucher.cancelled_at) return { key: 'promotion.unknown' }
  if (voucher.expires_at <= now) return { key: 'voucher.expired' }
  if (voucher.balance === 0) return { key: 'voucher.empty' }
  if (voucher.currency !== currency) return { key: 'voucher.wrongCurrency', parameters: { currency: voucher.currency } }
  return lines.some(({ type }) => type !== 'voucher') ? null : { key: 'voucher.nothingToPay' }
}

type EvaluatedCodes<P extends Promotion, V extends Voucher> = {
  promotions: P[]
  vouchers: V[]
  violations: FieldViolation[]
}

/**
 * Which codes apply, in the given order: of two promotions that exclude each other the first stays. A violation is at
 * `promoCodes[i]`.
 */
export const evaluateCodes = <P extends Promotion, V extends Voucher>(
  codes: readonly string[],
  knownCodes: { promotions: ReadonlyMap<string, P>; vouchers: ReadonlyMap<string, V> },
  context: CodeContext,
): EvaluatedCodes<P, V> => {
  const evaluated: EvaluatedCodes<P, V> = { promotions: [], vouchers: [], violations: [] }
  for (const [index, code] of codes.entries()) {
    const reject = (message: Message) => evaluated.violations.push({ propertyPath: `promoCodes[${index}]`, ...message })
    const promotion = knownCodes.promotions.get(code)
    const voucher = knownCodes.vouchers.get(code)
    const codeError = promotion
      ? getPromotionError(promotion, context)
      : voucher
        ? getVoucherError(voucher, context)
        : { key: 'promotion.unknown' as const }
    if (codes.indexOf(code) !== index) reject({ key: 'promotion.duplicate' })
    else if (codeError) reject(codeError)
    else if (promotion && evaluated.promotions.some(({ combinable }) => !combinable || !promotion.combinable))
      reject({ key: 'promotion.notCombinable' })
    else if (promotion) evaluated.promotions.push(promotion)
    else if (voucher) evaluated.vouchers.push(voucher)
  }
  return evaluated
}
