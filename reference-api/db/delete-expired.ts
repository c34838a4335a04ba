import { deleteBaskets } from './baskets.ts'
import type { Db } from './connect.ts'

const dayMs = 86_400_000
/** A request for the newsletter that nobody confirmed, and a subscription that was ended, are forgotten after this. */
const newsletterMemoryDays = 30
/** A basket that nobody has touched for so long is nobody's any more. Those that became orders stay with them. */
const basketMemoryDays = 60
/** So that a long round holds no lock for long. */
const basketBatch = 500

const deleteForgottenBaskets = async (db: Db, now: Date) => {
  const forgotten = new Date(now.getTime() - basketMemoryDays * dayMs)
  const isForgotten = db.selectFrom('baskets').select('id').where('updated_at', '<', forgotten).where('status', '=', 'open').limit(basketBatch)
  for (let ids = await isForgotten.execute(); ids.length > 0; ids = await isForgotten.execute()) {
    await db.transaction().execute((tx) => deleteBaskets(tx, ids.map(({ id }) => id)))
  }
}

/** Deletes what is good for nothing any more. */
export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  for (const table of ['refresh_tokens', 'password_resets', 'mailed_tokens', 'form_submissions'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  const forgotten = new Date(now.getTime() - newsletterMemoryDays * dayMs)
  await db.deleteFrom('newsletter_subscriptions').where('status', '=', 'pending').where('requested_at', '<', forgotten).execute()
  await db.deleteFrom('newsletter_subscriptions').where('status', '=', 'unsubscribed').where('ended_at', '<', forgotten).execute()
  await deleteForgottenBaskets(db, now)
}
