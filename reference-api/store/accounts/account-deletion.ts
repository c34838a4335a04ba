import { isOwnSubscription } from '../../domain/accounts/newsletter-rules.ts'
import { unusableHash } from '../../domain/accounts/password.ts'
import { anonymiseOrders } from '../orders/anonymise-orders.ts'
import { deleteBaskets } from '../baskets/baskets.ts'
import type { Db } from '../../db/connect.ts'
import { deleteMessagesFrom } from '../catalogue/forms.ts'
import { cancelEmailChange } from './email-changes.ts'
import { findSubscription } from './newsletter.ts'
import { deletePasswordResets } from './password-resets.ts'
import { releaseClaimedOrders } from '../orders/order-claims.ts'
import { deleteEmailsTo } from '../orders/order-email-queue.ts'
import { endSignIns } from './refresh-tokens.ts'

const graceMs = 24 * 3_600_000

/** Ends all sessions and reset links now, and the account in a day. A repeated request does not move the day. */
export const scheduleDeletion = (db: Db, userId: string, now: Date): Promise<Date> =>
  db.transaction().execute(async (transaction) => {
    const due = new Date(now.getTime() + graceMs)
    const { deletes_at } = await transaction
      .updateTable('users')
      .set((eb) => ({ deletes_at: eb.fn.coalesce('deletes_at', eb.val(due)) }))
      .where('id', '=', userId)
      .returning('deletes_at')
      .executeTakeFirstOrThrow()
    await endSignIns(transaction, userId)
    await deletePasswordResets(transaction, userId)
    await cancelEmailChange(transaction, userId)
    return deletes_at ?? due
  })

/** True when there was a pending deletion, which is cancelled now. */
export const cancelDeletion = async (db: Db, userId: string, now: Date): Promise<boolean> => {
  const cancelled = await db
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', userId)
    .where('deletes_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return cancelled !== undefined
}

const createDeletedEmail = (userId: string) => `deleted-${userId}@deleted.invalid`

/** Leaves a row for accounting, without personal data and without a way to sign in. */
const anonymiseUser = (db: Db, userId: string, passwordHash: string, now: Date) =>
  db
    .updateTable('users')
    .set({
      email: createDeletedEmail(userId),
      first_name: '',
      last_name: '',
      telephone: null,
      password_hash: passwordHash,
      email_verified_at: null,
      newsletter_asked_at: null,
      pending_email: null,
      pending_email_at: null,
      deletes_at: null,
      anonymised_at: now,
    })
    .where('id', '=', userId)
    .execute()

const deleteAccount = async (db: Db, userId: string, now: Date): Promise<boolean> => {
  const passwordHash = await unusableHash
  return db.transaction().execute(async (transaction) => {
    // Checked again under the lock: a user who signed in meanwhile keeps the account.
    const user = await transaction
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('deletes_at', '<=', now)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return false
    await releaseClaimedOrders(transaction, userId, user.email_verified_at && user.email)
    await anonymiseOrders(transaction, userId, createDeletedEmail(userId), now)
    const baskets = await transaction.selectFrom('baskets').select('id').where('user_id', '=', userId).execute()
    await deleteBaskets(
      transaction,
      baskets.map(({ id }) => id),
    )
    const tables = ['addresses', 'wishlists', 'refresh_tokens', 'passkeys', 'password_resets', 'mailed_tokens'] as const
    for (const table of tables) {
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
    }
    // With an unverified address, the newsletter may belong to another person.
    const newsletter = await findSubscription(transaction, user.email)
    if (user.email_verified_at || (newsletter && isOwnSubscription(user, newsletter))) {
      await transaction.deleteFrom('newsletter_subscriptions').where('email', '=', user.email).execute()
      await transaction
        .deleteFrom('mailed_tokens')
        .where('email', '=', user.email)
        .where('purpose', 'in', ['newsletter-confirm', 'newsletter-unsubscribe'])
        .execute()
    }
    if (user.email_verified_at) await deleteMessagesFrom(transaction, user.email)
    if (user.email_verified_at) await deleteEmailsTo(transaction, user.email)
    await anonymiseUser(transaction, userId, passwordHash, now)
    return true
  })
}

/** Carries out deletions whose day of grace has passed. Returns their number. */
export const deleteDueAccounts = async (db: Db, now: Date): Promise<number> => {
  const due = await db.selectFrom('users').select('id').where('deletes_at', '<=', now).execute()
  let deleted = 0
  for (const { id } of due) if (await deleteAccount(db, id, now)) deleted += 1
  return deleted
}
