import { findActivePayment } from '../store/orders/payment-transactions.ts'
import { createAtProvider } from './create-at-provider.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { getProvider } from './providers.ts'
import { reconcilePayment, type ReconciledPayment } from './reconcile-payment.ts'

/**
 * Cancels an unpaid payment and reconciles a paid one. Call it outside of any transaction, because it calls the
 * provider. Undefined for an unknown id.
 */
export const cancelPayment = async (deps: ReferenceApiDeps, id: string): Promise<ReconciledPayment | undefined> => {
  const reconciled = await reconcilePayment(deps, id)
  const reference = reconciled?.row.provider_reference
  if (!reconciled || !reference || (reconciled.row.status !== 'created' && reconciled.row.status !== 'pending'))
    return reconciled
  await getProvider(deps.payments, reconciled.row).expire(reference)
  return reconcilePayment(deps, id)
}

/** Runs before a basket is reopened: cancels its unpaid payment. A paid basket cannot be reopened. */
export const cancelOpenPayments = async (deps: ReferenceApiDeps, basketId: string): Promise<void> => {
  const activePayment = await findActivePayment(deps.db, basketId)
  if (!activePayment || activePayment.status === 'captured') return
  await createAtProvider(deps, activePayment)
  await cancelPayment(deps, activePayment.id)
}
