import { deleteEmailTokens } from '../../store/accounts/email-tokens.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  requestSubscription,
} from '../../store/accounts/newsletter.ts'
import type { UserRow } from '../../db/schema.ts'
import { setNewsletterRequestedAt } from '../../store/accounts/users.ts'
import { isOwnSubscription, getNewsletterStatus } from '../../domain/accounts/newsletter-rules.ts'
import type { Call } from '../../http/call.ts'
import { requestNewsletter, sendVerificationEmail, sendNewsletterWelcome } from './account-emails.ts'

export const loadNewsletterStatus = async ({ db, now }: Call, user: UserRow) =>
  getNewsletterStatus(user, await findSubscription(db, user.email), now())

export const subscribeUser = async (call: Call, user: UserRow): Promise<void> => {
  const { db, now, locale } = call
  if ((await loadNewsletterStatus(call, user)) === 'subscribed') return
  const requestedAt = now()
  if (user.email_verified_at === null) {
    await setNewsletterRequestedAt(db, user.id, requestedAt)
    // Whoever gets it already is mailed nothing to confirm; proving the address shows it then.
    return requestNewsletter(call, user.email, locale, {
      requestedAt,
      onAlreadySubscribed: () => sendVerificationEmail(call, user),
    })
  }
  // The verified address is the proof that a mailed link would give.
  await requestSubscription(db, user.email, locale, requestedAt)
  await confirmSubscription(db, user.email, requestedAt)
  sendNewsletterWelcome(call, user.email, locale)
}

/** Ends what is the user's own, a request that waits for its link included. */
export const unsubscribeUser = async ({ db, now }: Call, user: UserRow): Promise<void> => {
  const subscription = await findSubscription(db, user.email)
  await setNewsletterRequestedAt(db, user.id, null)
  if (!subscription || !isOwnSubscription(user, subscription)) return
  await endSubscription(db, user.email, now())
  await deleteEmailTokens(db, 'newsletter-confirm', user.email)
}

/**
 * A changed address takes the newsletter along: it waits there for the link that proves the new one, and stops at the
 * old one at once.
 */
export const moveNewsletter = async (call: Call, before: UserRow, user: UserRow): Promise<void> => {
  const status = await loadNewsletterStatus(call, before)
  await unsubscribeUser(call, before)
  if (status === 'none') return
  const requestedAt = call.now()
  await setNewsletterRequestedAt(call.db, user.id, requestedAt)
  await requestSubscription(call.db, user.email, call.locale, requestedAt)
}

/** The address is proven: what its user asked for in the meantime needs no second link. */
export const confirmUserNewsletter = async (call: Call, user: UserRow): Promise<void> => {
  const subscription = await findSubscription(call.db, user.email)
  if (subscription?.status !== 'pending' || !isOwnSubscription({ ...user, email_verified_at: null }, subscription))
    return
  await confirmSubscription(call.db, user.email, call.now())
  sendNewsletterWelcome(call, user.email, subscription.language)
}
