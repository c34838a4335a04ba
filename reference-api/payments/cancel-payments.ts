import { findLiving } from '../store/orders/payment-transactions.ts'
import { createAtProvider } from './create-at-provider.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './providers.ts'
import { settlePayment, type SettledPayment } from './settle-payment.ts'

/**
 * Ends a payment that was not made yet; one that was is settled. Outside any transaction: it asks the provider.
 * Undefined for an unknown id.
 */
export const cancelPayment = async (deps: PaymentDeps, id: string): Promise<SettledPayment | undefined> => {
  const settled = await settlePayment(deps, id)
  const reference = settled?.row.provider_reference
  if (!settled || !reference || (settled.row.status !== 'created' && settled.row.status !== 'pending')) return settled
  await providerOf(deps.payments, settled.row).expire(reference)
  return settlePayment(deps, id)
}

/**
 * Before a basket is open again: whatever was not paid cannot be paid any more. What was stays, and the basket is
 * `isBeingPaid`.
 */
export const cancelOpenPayments = async (deps: PaymentDeps, basketId: string): Promise<void> => {
  const open = await findLiving(deps.db, basketId)
  if (!open || open.status === 'captured') return
  await createAtProvider(deps, open)
  await cancelPayment(deps, open.id)
}
