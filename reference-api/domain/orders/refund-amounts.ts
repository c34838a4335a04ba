import { computePaymentShares, computePieceAmount, type PaidLine, type PaidOrder } from './refund-shares.ts'

/** A line with its pieces: bought, refunded before, refunded now, and spent gift vouchers, which are not refunded. */
type RefundedLine = PaidLine & { quantity: number; refundedBefore: number; refundedNow: number; spent: number }

/** The limits are what was paid with money and with gift vouchers, and not refunded yet. Minor units. */
type RefundedOrder = Omit<PaidOrder, 'lines'> & { lines: RefundedLine[]; moneyLimit: number; voucherLimit: number }

export const sumNumbers = (values: number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Computes what goes back to the payment method and to gift vouchers, in minor units, by line and piece. When only
 * spent vouchers remain, everything left including shipping is refunded, except their value; so the last piece also
 * refunds the shipping.
 */
export const computeRefundAmounts = (order: RefundedOrder): { amount: number; toVouchers: number } => {
  const { lines, moneyLimit, voucherLimit, step } = order
  const shares = computePaymentShares(order)
  const countRefunded = ({ refundedBefore, refundedNow }: RefundedLine) => refundedBefore + refundedNow
  if (lines.every((line) => countRefunded(line) + line.spent === line.quantity)) {
    const retainedAmounts = lines.map((line) =>
      computePieceAmount(shares.get(line.id)!.money, line.quantity, countRefunded(line), line.spent, step),
    )
    return { amount: moneyLimit - sumNumbers(retainedAmounts), toVouchers: voucherLimit }
  }
  const sumShares = (kind: 'money' | 'vouchers') =>
    sumNumbers(
      lines.map(({ id, quantity, refundedBefore, refundedNow }) =>
        computePieceAmount(shares.get(id)![kind], quantity, refundedBefore, refundedNow, step),
      ),
    )
  return { amount: Math.min(sumShares('money'), moneyLimit), toVouchers: Math.min(sumShares('vouchers'), voucherLimit) }
}
