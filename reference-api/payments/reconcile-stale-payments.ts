import { findStalePayments } from '../store/orders/payment-transactions.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** Who pays comes back, or the provider reports, within seconds; after this somebody has to ask. */
const staleAfterMs = 30_000

/**
 * Goes on with payments whose webhook or return never came, or whose settling was cut off. One that cannot be settled
 * keeps no other from it.
 */
export const reconcileStalePayments = async (deps: PaymentDeps): Promise<void> => {
  for (const id of await findStalePayments(deps.db, new Date(deps.now().getTime() - staleAfterMs))) {
    if (deps.isStopping()) return
    await reconcilePayment(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, transaction: id }, 'a payment could not be settled'),
    )
  }
}
