import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SandboxPaymentTable } from '../../db/order-schema.ts'
import { createRandomToken } from '../../domain/secrets.ts'
import type { NewPayment } from '../provider.ts'

export type SandboxPayment = Selectable<SandboxPaymentTable>

type Status = SandboxPayment['status']

/** The buttons of the payment page. `lose` pays, but its response never arrives. */
export const choices = ['pay', 'delay', 'lose', 'decline', 'cancel'] as const
export type Choice = (typeof choices)[number]

const statusByChoice: Record<Choice, Status> = {
  pay: 'authorised',
  decline: 'declined',
  cancel: 'cancelled',
  lose: 'authorised',
  delay: 'pending',
}

/** One payment per transaction. */
export const createSandboxPayment = async (db: Db, payment: NewPayment, now: Date): Promise<string> => {
  const { transactionId, amount, currency, description, language, returnUrl, notifyUrl, expiresAt } = payment
  const values = {
    amount,
    currency,
    description,
    language,
    return_url: returnUrl,
    notify_url: notifyUrl,
    expires_at: expiresAt,
    created_at: now,
  }
  const { reference } = await db
    .insertInto('sandbox_payments')
    .values({ ...values, reference: createRandomToken(), transaction_id: transactionId, status: 'created' })
    .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet({ transaction_id: transactionId }))
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

/** Applies elapsed time: a pending payment becomes authorised, an unpaid one expires. */
const applyElapsedTime = async (db: Db, reference: string, now: Date) => {
  await db
    .updateTable('sandbox_payments')
    .set({ status: 'authorised', notify_at: now })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .where('settles_at', '<=', now)
    .execute()
  await db
    .updateTable('sandbox_payments')
    .set({ status: 'expired', notify_at: now })
    .where('reference', '=', reference)
    .where('status', '=', 'created')
    .where('expires_at', '<=', now)
    .execute()
}

export const findSandboxPayment = async (db: Db, reference: string, now: Date): Promise<SandboxPayment | undefined> => {
  await applyElapsedTime(db, reference, now)
  return db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** Applies a choice once: false when the payment is unknown or already has a result. */
export const applyChoice = async (
  db: Db,
  reference: string,
  choice: Choice,
  finalAt: Date,
  now: Date,
): Promise<boolean> => {
  await applyElapsedTime(db, reference, now)
  const status = statusByChoice[choice]
  const changed = await db
    .updateTable('sandbox_payments')
    .set(status === 'pending' ? { status, settles_at: finalAt, notify_at: finalAt } : { status, notify_at: now })
    .where('reference', '=', reference)
    .where('status', '=', 'created')
    .returning('reference')
    .executeTakeFirst()
  return changed !== undefined
}

/** Changes the status if it is one of `from`. Returns the status afterwards. */
export const advancePayment = async (
  db: Db,
  reference: string,
  from: Status[],
  to: Status,
  now: Date,
): Promise<Status | undefined> => {
  await applyElapsedTime(db, reference, now)
  await db
    .updateTable('sandbox_payments')
    .set({ status: to })
    .where('reference', '=', reference)
    .where('status', 'in', from)
    .execute()
  return (
    await db.selectFrom('sandbox_payments').select('status').where('reference', '=', reference).executeTakeFirst()
  )?.status
}

/** Stores a refund. Throws when the payment is not captured, or the sum of refunds would exceed it. */
export const refund = async (db: Db, reference: string, amount: number, key: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst()
    const isDone = await tx
      .selectFrom('sandbox_refunds')
      .select('key')
      .where('reference', '=', reference)
      .where('key', '=', key)
      .executeTakeFirst()
    if (isDone) return
    if (payment?.status !== 'captured' || payment.refunded + amount > payment.amount)
      throw new Error('The sandbox cannot refund more than was captured')
    await tx.insertInto('sandbox_refunds').values({ reference, key, amount }).execute()
    await tx
      .updateTable('sandbox_payments')
      .set({ refunded: sql<number>`refunded + ${amount}` })
      .where('reference', '=', reference)
      .execute()
  })
}
