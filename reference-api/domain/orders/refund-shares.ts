import { apportionAmount } from '../pricing/amounts.ts'

/** What was paid for a line, with money and with gift vouchers. Gross minor units. */
type PaymentShare = { money: number; vouchers: number }

export type PaidLine = { id: string; gross: number; discount: number; isVoucher: boolean }

export type PaidOrder = {
  lines: PaidLine[]
  shipping: number
  /** The discount of all lines and shipping. */
  discount: number
  /** The amount paid with gift vouchers. */
  vouchers: number
  /** True for an older order, whose vouchers are part of every `discount`. */
  hasVoucherDiscounts: boolean
  /** The rounding of the currency: refunds are multiples of it. */
  step: number
}

/** Rounds down for the first pieces, so that partial refunds sum up to the whole. */
export const computePieceAmount = (
  whole: number,
  quantity: number,
  before: number,
  pieces: number,
  step = 1,
): number => {
  const computePart = (part: number) => Math.floor((whole * part) / (quantity * step)) * step
  return computePart(before + pieces) - computePart(before)
}

/**
 * Splits each line's payment in an older order. A line's discount sums up promotions and vouchers. Vouchers paid an
 * even part of everything they can pay for (all but vouchers), so a line's part follows from its amount before
 * vouchers.
 */
const computeDiscountedShares = ({ lines, shipping, discount, vouchers }: PaidOrder): Map<string, PaymentShare> => {
  const paidShipping = shipping - (discount - lines.reduce((sum, line) => sum + line.discount, 0))
  const payable = lines.filter(({ isVoucher }) => !isVoucher)
  const paidTotal = paidShipping + payable.reduce((sum, line) => sum + line.gross - line.discount, 0)
  const gross = shipping + payable.reduce((sum, line) => sum + line.gross, 0)
  const computeVoucherShare = (line: PaidLine) => {
    if (line.isVoucher || gross === 0) return 0
    return Math.floor(
      paidTotal > 0 ? (vouchers * (line.gross - line.discount)) / paidTotal : (vouchers * line.gross) / gross,
    )
  }
  return new Map(
    lines.map((line) => [line.id, { money: line.gross - line.discount, vouchers: computeVoucherShare(line) }]),
  )
}

const shippingId = 'shipping'

/** Splits each line's payment: vouchers paid an even part of everything they can pay for (all but vouchers). */
export const computePaymentShares = (order: PaidOrder): Map<string, PaymentShare> => {
  if (order.hasVoucherDiscounts) return computeDiscountedShares(order)
  const weights = [
    ...order.lines.map(({ id, gross, discount, isVoucher }) => ({ id, weight: isVoucher ? 0 : gross - discount })),
    { id: shippingId, weight: order.shipping },
  ]
  const voucherShares = apportionAmount(order.vouchers, weights, order.step)
  return new Map(
    order.lines.map(({ id, gross, discount }) => {
      const vouchers = voucherShares.get(id) ?? 0
      return [id, { money: gross - discount - vouchers, vouchers }]
    }),
  )
}
