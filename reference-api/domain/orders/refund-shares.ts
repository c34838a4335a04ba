/** What was paid for a line: with money, and with gift vouchers. Gross minor units. */
export type PaymentShare = { money: number; vouchers: number }

export type PaidLine = { id: string; gross: number; discount: number; isVoucher: boolean }

type PaidOrder = {
  lines: PaidLine[]
  shipping: number
  /** Of everything, vouchers included. */
  discount: number
  /** Paid with gift vouchers. */
  vouchers: number
}

/** The first pieces of a whole get no more than the last: what is given back piece by piece adds up to the whole. */
export const computePieceAmount = (whole: number, quantity: number, before: number, pieces: number): number =>
  Math.floor((whole * (before + pieces)) / quantity) - Math.floor((whole * before) / quantity)

/**
 * What each line was paid with. A line's discount says what promotions and vouchers took off it together; vouchers took
 * their part evenly of all they can pay for (everything but vouchers), so the part of a line follows from what was left
 * to pay of it.
 */
export const computePaymentShares = ({ lines, shipping, discount, vouchers }: PaidOrder): Map<string, PaymentShare> => {
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
