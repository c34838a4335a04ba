import { randomUUID } from 'node:crypto'
import type { Db } from './connect.ts'
import type { OrderLetterKind } from './order-schema.ts'
import { json } from './stored-json.ts'

/** Says in the transaction that is the reason for it that a letter is due; it is made and sent after, so that a failing mail server undoes nothing. */
export const queueLetter = async (
  tx: Db,
  orderId: string,
  kind: OrderLetterKind,
  details: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('order_letters')
    .values({ id: randomUUID(), order_id: orderId, kind, details: json(details), created_at: now, due_at: now })
    .execute()
}
