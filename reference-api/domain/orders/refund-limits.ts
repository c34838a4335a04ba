/** Minor units by currency, money and gift vouchers together. */
export type RefundAmounts = Record<string, number>

/** Minor units: what one operator may refund alone of an order, and in 24 hours. */
export type RefundLimits = { order: number; day: number }

export const refundDayMs = 24 * 3_600_000

/** A refund that waits for a second operator expires after this time: a long weekend. */
export const refundRequestMs = 72 * 3_600_000

export const sumRefunds = (refunds: readonly { currency: string; amount: number; toVouchers: number }[]) => {
  const amounts: RefundAmounts = {}
  for (const { currency, amount, toVouchers } of refunds)
    amounts[currency] = (amounts[currency] ?? 0) + amount + toVouchers
  return amounts
}

const addUp = (amounts: RefundAmounts) => Object.values(amounts).reduce((total, amount) => total + amount, 0)

/**
 * Whether a refund needs a second operator. `refundedBefore` is what the order got back before, and `refundedToday`
 * what the operator refunded alone in 24 hours: otherwise many small refunds pass the limit. Currencies count alike.
 */
export const needsSecondOperator = (
  amounts: RefundAmounts,
  { refundedBefore, refundedToday }: { refundedBefore: number; refundedToday: number },
  limits: RefundLimits,
): boolean => addUp(amounts) + refundedBefore > limits.order || addUp(amounts) + refundedToday > limits.day

/** Whether a refund is higher than what was asked for. */
export const exceedsRequest = (amounts: RefundAmounts, requested: RefundAmounts): boolean =>
  Object.entries(amounts).some(([currency, amount]) => amount > (requested[currency] ?? 0))
