import { findStalePayments } from '../store/orders/payment-transactions.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** Shoppers return, or the provider notifies, within seconds. After this time the job fetches the status. */
const staleAfterMs = 30_000

/**
 * Reconciles payments whose webhook or return never arrived, or whose reconciling was interrupted. A payment that fails
 * does not stop others.
 */
export const reconcileStalePayments = async (deps: ReferenceApiDeps): Promise<void> => {
  for (const id of await findStalePayments(deps.db, new Date(deps.now().getTime() - staleAfterMs))) {
    if (deps.isStopping()) return
    await reconcilePayment(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, transaction: id }, 'a payment could not be reconciled'),
    )
  }
}
