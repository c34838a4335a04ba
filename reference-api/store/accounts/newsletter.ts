import { randomUUID } from 'node:crypto'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../../db/connect.ts'

export const findSubscription = (db: Db, email: string) =>
  db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst()

/** Stores a request for the newsletter. False when the address is subscribed already. */
export const requestSubscription = async (db: Db, email: string, language: Locale, now: Date): Promise<boolean> => {
  const pendingRequest = { language, status: 'pending' as const, requested_at: now, confirmed_at: null, ended_at: null }
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({ id: randomUUID(), email, ...pendingRequest })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(pendingRequest).where('newsletter_subscriptions.status', '<>', 'subscribed'),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Confirms a subscription. Returns its language; null when there is no request or it was ended. `isNew` is false when
 * it was confirmed before.
 */
export const confirmSubscription = async (
  db: Db,
  email: string,
  now: Date,
): Promise<{ language: Locale; isNew: boolean } | null> => {
  const confirmed = await db
    .updateTable('newsletter_subscriptions')
    .set({ status: 'subscribed', confirmed_at: now })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .returning('language')
    .executeTakeFirst()
  if (confirmed) return { language: confirmed.language, isNew: true }
  const before = await findSubscription(db, email)
  return before?.status === 'subscribed' ? { language: before.language, isNew: false } : null
}

export const endSubscription = (db: Db, email: string, now: Date) =>
  db
    .updateTable('newsletter_subscriptions')
    .set({ status: 'unsubscribed', ended_at: now })
    .where('email', '=', email)
    .where('status', '<>', 'unsubscribed')
    .execute()
