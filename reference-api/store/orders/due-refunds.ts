import type { Db } from '../../db/connect.ts'

/** Refunds that no provider has paid yet, the oldest first, with their payments. */
export const findDueRefunds = (db: Db) =>
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

/** Records that the provider paid a refund. Does nothing when it is recorded already. */
export const markRefundPaid = (db: Db, id: string, transactionId: string, amount: number, now: Date): Promise<void> =>
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
