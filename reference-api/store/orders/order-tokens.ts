import { createRandomToken, hashToken } from '../../domain/secrets.ts'
import type { Db } from '../../db/connect.ts'
import { storeEmailToken } from '../accounts/email-tokens.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { enqueueOrderEmail } from './order-email-queue.ts'
import type { OrderRecord } from './orders.ts'

type TokenOrder = Pick<OrderRecord, 'id' | 'email'>

/** Makes a token open an order. Earlier tokens stay valid. */
export const storeOrderToken = (db: Db, { id, email }: TokenOrder, token: string, now: Date): Promise<void> =>
  storeEmailToken(db, { token, purpose: 'order', email, orderId: id }, now)

/** Creates a token for a link in an email to the order's address. */
export const createOrderToken = async (db: Db, order: TokenOrder, now: Date): Promise<string> => {
  const token = createRandomToken()
  await storeOrderToken(db, order, token, now)
  return token
}

/**
 * The id of the order that the token of a mailed link opens. A token that was made for a previous address while an
 * operator corrected it opens nothing.
 */
export const findOrderIdByToken = async (db: Db, token: string, now: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('mailed_tokens')
      .innerJoin('orders', (join) =>
        join.onRef('orders.id', '=', 'mailed_tokens.order_id').onRef('orders.email', '=', 'mailed_tokens.email'),
      )
      .select('orders.id')
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', 'order')
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.id

/**
 * Disowns an order: ends its tokens and all emails to its address, and queues an email to the operators. The key in the
 * buyer's session stays valid.
 */
export const disownOrder = async (tx: Db, orderId: string, now: Date): Promise<void> => {
  await tx.deleteFrom('mailed_tokens').where('order_id', '=', orderId).execute()
  const disowned = await tx
    .updateTable('orders')
    .set({ disowned_at: now })
    .where('id', '=', orderId)
    .where('disowned_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (disowned) await enqueueOrderEmail(tx, orderId, 'disowned', {}, now)
}

/** Gives an order another email address. The links sent to the previous one end. */
export const correctOrderEmail = async (
  tx: Db,
  { id, contact }: Pick<OrderRecord, 'id' | 'contact'>,
  email: string,
): Promise<void> => {
  await tx.deleteFrom('mailed_tokens').where('order_id', '=', id).execute()
  await tx
    .updateTable('orders')
    .set({ email, contact: toJsonColumn({ ...contact, email }), disowned_at: null })
    .where('id', '=', id)
    .execute()
}
