type PaidTotals = { total: { gross: number }; vouchers?: number }

/** What gift vouchers leave to be paid of a basket or an order, minor units. */
export const getAmountToPay = ({ total, vouchers = 0 }: PaidTotals): number => total.gross - vouchers
