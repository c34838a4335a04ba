import type { PaymentState } from '#shared/api/orders/orders-schemas.ts'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import type { OrderResource, OrderSummaryResource } from './order-resources.ts'

const uncapturedStates: Record<Exclude<PaymentStatus, 'captured'>, PaymentState> = {
  created: 'open',
  pending: 'pending',
  authorised: 'reserved',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** What was given back of a payment counts, not what the provider calls it. Null when nothing was to be paid. */
export const toPaymentState = (payment: OrderResource['payment']): PaymentState | null => {
  if (!payment) return null
  if (payment.status !== 'captured') return uncapturedStates[payment.status]
  if (payment.refunded <= 0) return 'paid'
  return payment.refunded < payment.amount ? 'part_refunded' : 'refunded'
}

/** The same where only the state of the order says what was given back. */
export const toSummaryPaymentState = ({
  status,
  paymentStatus,
}: Pick<OrderSummaryResource, 'status' | 'paymentStatus'>): PaymentState | null => {
  if (paymentStatus === null) return null
  if (paymentStatus !== 'captured') return uncapturedStates[paymentStatus]
  return ({ placed: 'paid', part_refunded: 'part_refunded', cancelled: 'refunded' } as const)[status]
}
