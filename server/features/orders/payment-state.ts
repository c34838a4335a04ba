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

/**
 * Derives the state from the refunded amount, because the provider's status does not show refunds. Null when nothing
 * was to be paid.
 */
export const toPaymentState = (payment: OrderResource['payment']): PaymentState | null => {
  if (!payment) return null
  if (payment.status !== 'captured') return uncapturedStates[payment.status]
  if (payment.refunded <= 0) return 'paid'
  return payment.refunded < payment.amount ? 'part_refunded' : 'refunded'
}

/** The same state, derived from the status of a summary, which contains no amounts. */
export const toPaymentStateFromSummary = ({
  status,
  paymentStatus,
}: Pick<OrderSummaryResource, 'status' | 'paymentStatus'>): PaymentState | null => {
  if (paymentStatus === null) return null
  if (paymentStatus !== 'captured') return uncapturedStates[paymentStatus]
  return ({ placed: 'paid', part_refunded: 'part_refunded', cancelled: 'refunded' } as const)[status]
}
