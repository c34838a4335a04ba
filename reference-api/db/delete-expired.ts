import type { Db } from './connect.ts'

const dayMs = 86_400_000
/** A request for the newsletter that nobody confirmed, and a subscription that was ended, are forgotten after this. */
const newsletterMemoryDays = 30

/** Deletes what is good for nothing any more. */
export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  for (const table of ['refresh_tokens', 'password_resets', 'mailed_tokens', 'form_submissions'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
  }
  const forgotten = new Date(now.getTime() - newsletterMemoryDays * dayMs)
  await db.deleteFrom('newsletter_subscriptions').where('status', '=', 'pending').where('requested_at', '<', forgotten).execute()
  await db.deleteFrom('newsletter_subscriptions').where('status', '=', 'unsubscribed').where('ended_at', '<', forgotten).execute()
}
