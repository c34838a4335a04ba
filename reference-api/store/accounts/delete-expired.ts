import { deleteBaskets } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'

const dayMs = 86_400_000
/** A request for the newsletter that nobody confirmed, and a subscription that was ended, are forgotten after this. */
const newsletterRetentionDays = 30
/** A basket that nobody has touched for so long is nobody's any more. Those that became orders stay with them. */
const basketRetentionDays = 60
/** So that a long round holds no lock for long. */
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
      // Locked, so that whoever comes back to theirs at this moment keeps it, or finds it gone, but loses nothing they
      // have just put into it.
      const ids = await findAbandonedBaskets(tx, now).forUpdate().skipLocked().execute()
      return deleteBaskets(
        tx,
        ids.map(({ id }) => id),
      )
    })
  }
}

/** Deletes what is good for nothing any more. */
export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  for (const table of ['refresh_tokens', 'password_resets', 'mailed_tokens', 'form_submissions'] as const) {
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
