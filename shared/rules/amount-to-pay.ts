type PaidTotals = { total: { gross: number }; vouchers?: number }

/** What remains to be paid of a basket or an order after its gift vouchers, minor units. */
export const getAmountToPay = ({ total, vouchers = 0 }: PaidTotals): number => total.gross - vouchers
