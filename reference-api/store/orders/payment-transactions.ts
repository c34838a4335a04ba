import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import type { Db } from '../../db/connect.ts'
import type { PaymentTransactionTable } from '../../db/order-schema.ts'

export type PaymentRow = Selectable<PaymentTransactionTable>

const openStatuses: PaymentStatus[] = ['created', 'pending', 'authorised']
const activeStatuses: PaymentStatus[] = [...openStatuses, 'captured']

export const isPaymentOver = ({ status }: PaymentRow): boolean => !openStatuses.includes(status)

/**
 * `lock` blocks other writers of the payment until the transaction ends. A caller that also needs its basket must lock
 * that first.
 */
export const findPaymentRow = async (db: Db, id: string, lock = false): Promise<PaymentRow | undefined> => {
  const query = db.selectFrom('payment_transactions').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export const findPaymentByReference = (db: Db, provider: string, reference: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst()

export const findPaymentByKey = (db: Db, basketId: string, key: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('basket_id', '=', basketId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** The payment of a basket that is pending or paid. */
export const findActivePayment = (db: Db, basketId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('basket_id', '=', basketId)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst()

export const insertPaymentRow = (tx: Db, payment: Insertable<PaymentTransactionTable>): Promise<PaymentRow> =>
  tx.insertInto('payment_transactions').values(payment).returningAll().executeTakeFirstOrThrow()

/** Changes a payment. Returns false, and changes nothing, when it is no longer open. */
export const updateOpenPayment = async (
  db: Db,
  id: string,
  changes: Updateable<PaymentTransactionTable>,
  now: Date,
): Promise<boolean> => {
  const changed = await db
    .updateTable('payment_transactions')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', openStatuses)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Pending payments not reconciled since `before`, the longest waiting first. */
export const findStalePayments = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_transactions')
    .select('id')
    .where('status', 'in', openStatuses)
    .where('updated_at', '<=', before)
    .orderBy('updated_at')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}
