import { deleteBaskets } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'

const dayMs = 86_400_000
/** Unconfirmed and ended newsletter subscriptions are deleted after this time. */
const newsletterRetentionDays = 30
/** An unused basket is deleted after this time, unless it became an order. */
const basketRetentionDays = 60
/** Rows per statement, so that locks are short. */
const basketBatchSize = 500

const findAbandonedBaskets = (db: Db, now: Date) =>
  db
    .selectFrom('baskets')
    .select('id')
    .where('updated_at', '<', new Date(now.getTime() - basketRetentionDays * dayMs))
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(basketBatchSize)

const deleteAbandonedBaskets = async (db: Db, now: Date) => {
  let deleted = basketBatchSize
  while (deleted === basketBatchSize) {
    deleted = await db.transaction().execute(async (tx) => {
      // Locks the baskets. So a guest who uses one at this moment loses no new lines: the guest keeps the basket or
      // finds it deleted.
      const ids = await findAbandonedBaskets(tx, now).forUpdate().skipLocked().execute()
      return deleteBaskets(
        tx,
        ids.map(({ id }) => id),
      )
    })
  }
}

/** Deletes expired data. */
export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  const tables = [
    'refresh_tokens',
    'password_resets',
    'mailed_tokens',
    'passkey_challenges',
    'form_submissions',
  ] as const
  for (const table of tables) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  const newsletterCutoff = new Date(now.getTime() - newsletterRetentionDays * dayMs)
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('status', '=', 'pending')
    .where('requested_at', '<', newsletterCutoff)
    .execute()
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('status', '=', 'unsubscribed')
    .where('ended_at', '<', newsletterCutoff)
    .execute()
  await deleteAbandonedBaskets(db, now)
}
