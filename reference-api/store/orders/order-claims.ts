import type { Db } from '../../db/connect.ts'
import { enqueueOrderEmail } from './order-email-queue.ts'
import { claimMemberships, releaseMemberships } from '../accounts/memberships.ts'
import { lockUser } from '../accounts/users.ts'

/**
 * Assigns a guest order to an account, starts its waiting memberships, and queues an email to the order's address, in
 * the caller's transaction. Its key and its links stay valid. False when it belongs to an account already.
 */
export const claimOrder = async (tx: Db, userId: string, orderId: string, now: Date): Promise<boolean> => {
  // Claims run one after the other, so that memberships follow each other instead of starting on the same day.
  await lockUser(tx, userId)
  const claimed = await tx
    .updateTable('orders')
    .set({ user_id: userId, claimed_at: now })
    .where('id', '=', orderId)
    .where('user_id', 'is', null)
    .where('anonymised_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return false
  await claimMemberships(tx, userId, [orderId], now)
  await enqueueOrderEmail(tx, orderId, 'claimed', {}, now)
  return true
}

/**
 * Turns claimed orders into guest orders again when they were bought with another address than the account's proven
 * one. Their buyer may be another person, who keeps their links when the account is deleted.
 */
export const releaseClaimedOrders = async (tx: Db, userId: string, provenEmail: string | null): Promise<void> => {
  const query = tx
    .updateTable('orders')
    .set({ user_id: null, claimed_at: null })
    .where('user_id', '=', userId)
    .where('claimed_at', 'is not', null)
  const released = await (provenEmail === null ? query : query.where('email', '<>', provenEmail))
    .returning('id')
    .execute()
  await releaseMemberships(
    tx,
    released.map(({ id }) => id),
  )
}
