import { getMinorUnits } from '#shared/wire/format-money.ts'

/** What is refunded in each currency, in minor units: money plus gift vouchers. */
export type AmountsByCurrency = Record<string, number>

/** What one operator may refund alone, of an order and in 24 hours, in whole pounds, euros and so on. */
export type RefundLimits = { order: number; day: number }

export const refundDayMs = 24 * 3_600_000

/** A refund that waits for a second operator expires after this time: a long weekend. */
export const refundRequestMs = 72 * 3_600_000

type OrderRefund = { currency: string; amount: number; toVouchers: number }

/** Adds amounts of different currencies in whole units, without conversion. */
const sumWholeUnits = (amounts: AmountsByCurrency): number =>
  Object.entries(amounts).reduce((sum, [currency, amount]) => sum + amount / getMinorUnits(currency), 0)

export const sumRefunds = (refunds: readonly OrderRefund[]): AmountsByCurrency => {
  const amounts: AmountsByCurrency = {}
  for (const { currency, amount, toVouchers } of refunds)
    amounts[currency] = (amounts[currency] ?? 0) + amount + toVouchers
  return amounts
}

/** A refund of one order, and what this order got back before. */
export type QuotedRefund = OrderRefund & { refundedBefore: number }

/**
 * Whether refunds need a second operator: of an order, or of all orders of an event together. `refundedToday` is what
 * the operator refunded alone in 24 hours. Without it and `refundedBefore` many small refunds would pass the limits.
 * Amounts of different currencies are added without conversion.
 */
export const needsSecondOperator = (
  refunds: readonly QuotedRefund[],
  refundedToday: readonly OrderRefund[],
  limits: RefundLimits,
): boolean => {
  const total = sumWholeUnits(sumRefunds(refunds))
  const isOrderOverLimit = refunds.some(
    ({ currency, amount, toVouchers, refundedBefore }) =>
      sumWholeUnits({ [currency]: amount + toVouchers + refundedBefore }) > limits.order,
  )
  return isOrderOverLimit || total > limits.order || total + sumWholeUnits(sumRefunds(refundedToday)) > limits.day
}

/** Compares each currency alone: what was approved in one covers no refund in another. */
export const exceedsRequest = (amounts: AmountsByCurrency, requested: AmountsByCurrency): boolean =>
  Object.entries(amounts).some(([currency, amount]) => amount > (requested[currency] ?? 0))
