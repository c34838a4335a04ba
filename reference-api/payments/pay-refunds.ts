import type { ReferenceApiDeps } from '../http/call.ts'
import { findDueRefunds, markRefundPaid } from '../store/orders/due-refunds.ts'

export type RefundDeps = Pick<ReferenceApiDeps, 'db' | 'now' | 'log' | 'payments' | 'isStopping'>

/**
 * Pays refunds by their providers, after the transactions that created them. Idempotent per refund, so it can be
 * repeated after a failure or a crash. A refund that fails does not stop others; a scheduled job retries it.
 */
export const payRefunds = async ({ db, now, log, payments, isStopping }: RefundDeps): Promise<void> => {
  for (const { id, amount, transactionId, provider, reference } of await findDueRefunds(db)) {
    if (isStopping()) return
    const paymentProvider = payments.get(provider)
    if (!paymentProvider || reference === null) {
      log.error({ refund: id, provider }, 'the provider of a refund is not configured')
      continue
    }
    try {
      await paymentProvider.refund(reference, amount, id)
      await markRefundPaid(db, id, transactionId, amount, now())
      log.info({ event: 'refund.paid', refund: id }, 'refund')
    } catch (error) {
      log.error({ err: error, refund: id, provider }, 'a refund could not be paid')
    }
  }
}

/** Pays the due refunds after a response. */
export const payRefundsInBackground = (deps: RefundDeps & Pick<ReferenceApiDeps, 'background'>): void =>
  deps.background.runCoalesced('refunds', () => payRefunds(deps))
