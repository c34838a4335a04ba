import type { Db } from '../db/connect.ts'
import type { ReferenceApiDeps } from '../http/call.ts'

export type RefundDeps = Pick<ReferenceApiDeps, 'db' | 'now' | 'log' | 'payments' | 'isStopping'>

const findDueRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('payment_transactions as payment', 'payment.id', 'orders.transaction_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'payment.id as transactionId',
      'payment.provider',
      'payment.provider_reference as reference',
    ])
    .where('refunds.paid_at', 'is', null)
    // An authorised payment must be captured before its refund.
    .where('payment.status', '=', 'captured')
    .orderBy('refunds.created_at')
    .execute()

const markRefundPaid = (db: Db, id: string, transactionId: string, amount: number, now: Date) =>
  db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('refunds')
      .set({ paid_at: now })
      .where('id', '=', id)
      .where('paid_at', 'is', null)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    await tx
      .updateTable('payment_transactions')
      .set(({ eb }) => ({ refunded: eb('refunded', '+', amount) }))
      .where('id', '=', transactionId)
      .execute()
  })

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
