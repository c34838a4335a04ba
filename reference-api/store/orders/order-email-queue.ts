import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { OrderEmailKind, OrderEmailTable } from '../../db/order-email-schema.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import type { Locale } from '../../domain/locale.ts'

/** The order line whose vouchers the email brings, or did not bring. */
export type GiftDetails = { orderLineId: string }

export type OrderEmailRow = Selectable<OrderEmailTable>

const insertOrderEmail = async (
  tx: Db,
  orderId: string | null,
  kind: OrderEmailKind,
  details: object,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('order_letters')
    .values({ id: randomUUID(), order_id: orderId, kind, details: toJsonColumn(details), created_at: now, due_at: now })
    .execute()
}

/**
 * Queues an email in the transaction that causes it. It is composed and sent afterwards, so that a failing mail server
 * rolls nothing back.
 */
export const enqueueOrderEmail = (
  tx: Db,
  orderId: string,
  kind: Exclude<OrderEmailKind, 'payment_returned' | 'gift'>,
  details: object,
  now: Date,
): Promise<void> => insertOrderEmail(tx, orderId, kind, details, now)

const minuteMs = 60_000
const lookUpPauseMs = 15 * minuteMs

/** Queues the email that a look-up of an order causes; at most one in a quarter of an hour. */
export const enqueueLookUpEmail = (db: Db, orderId: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
    const recentEmail = await tx
      .selectFrom('order_letters')
      .select('id')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'looked_up')
      .where('created_at', '>', new Date(now.getTime() - lookUpPauseMs))
      .executeTakeFirst()
    if (!recentEmail) await enqueueOrderEmail(tx, orderId, 'looked_up', {}, now)
  })

type PaymentReturn = { email: string; language: Locale; amount: number; currency: string }

/**
 * Queues the email of the vouchers of an order line to their recipient. It counts as waiting from the time at which it
 * is to be sent, so that a day in the future is no backlog.
 */
export const enqueueGiftEmail = (tx: Db, orderId: string, orderLineId: string, sendAt: Date): Promise<void> =>
  insertOrderEmail(tx, orderId, 'gift', { orderLineId } satisfies GiftDetails, sendAt)

/** Queues the email about a payment that is returned because there is no order; `amount` in minor units. */
export const enqueuePaymentReturnedEmail = (tx: Db, details: PaymentReturn, now: Date): Promise<void> =>
  insertOrderEmail(tx, null, 'payment_returned', details, now)

/**
 * Minutes until the next attempt after each failed one; afterwards a day each. The first is longer than sending takes,
 * so no email is claimed twice at once.
 */
const retryDelayMinutes = [2, 5, 15, 60, 240]
const dayMinutes = 1_440

/**
 * Claims the email that has waited longest, for one attempt. It is due again after the wait unless it is marked as
 * sent. So it is sent even when this process ends now, and twice at worst.
 */
export const claimQueuedEmail = async (db: Db, now: Date): Promise<OrderEmailRow | undefined> =>
  db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('order_letters')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return undefined
    const minutes = retryDelayMinutes[due.attempts] ?? dayMinutes
    await tx
      .updateTable('order_letters')
      .set({ attempts: sql`attempts + 1`, due_at: new Date(now.getTime() + minutes * minuteMs) })
      .where('id', '=', due.id)
      .execute()
    return due
  })

/** Call it after the mail server has accepted the email. */
export const markEmailSent = (db: Db, id: string, now: Date) =>
  db.updateTable('order_letters').set({ sent_at: now }).where('id', '=', id).execute()

/** Deletes emails to an address about returned payments, which have no order that could be anonymised. */
export const deleteEmailsTo = (tx: Db, email: string) =>
  tx
    .deleteFrom('order_letters')
    .where('order_id', 'is', null)
    .where(sql`lower(details ->> 'email')`, '=', email)
    .execute()
