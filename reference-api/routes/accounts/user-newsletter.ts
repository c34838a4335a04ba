import { deleteEmailTokens } from '../../store/accounts/email-tokens.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  requestSubscription,
} from '../../store/accounts/newsletter.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { setNewsletterRequestedAt } from '../../store/accounts/users.ts'
import { isOwnSubscription, getNewsletterStatus } from '../../domain/accounts/newsletter-rules.ts'
import type { Call } from '../../http/call.ts'
import { requestNewsletter, sendVerificationEmail, sendNewsletterWelcome } from './send-account-emails.ts'

export const loadNewsletterStatus = async ({ db, now }: Call, user: UserRow) =>
  getNewsletterStatus(user, await findSubscription(db, user.email), now())

export const subscribeUser = async (call: Call, user: UserRow): Promise<void> => {
  const { db, now, locale } = call
  if ((await loadNewsletterStatus(call, user)) === 'subscribed') return
  const requestedAt = now()
  if (user.email_verified_at === null) {
    await setNewsletterRequestedAt(db, user.id, requestedAt)
    // An existing subscriber gets no confirmation link; verifying the address shows the subscription.
    return requestNewsletter(call, user.email, locale, {
      requestedAt,
      onAlreadySubscribed: () => sendVerificationEmail(call, user),
    })
  }
  // A verified address proves what the confirmation link would prove.
  await requestSubscription(db, user.email, locale, requestedAt)
  await confirmSubscription(db, user.email, requestedAt)
  sendNewsletterWelcome(call, user.email, locale)
}

/** Ends the user's own subscription, including a pending one. */
export const unsubscribeUser = async ({ db, now }: Call, user: UserRow): Promise<void> => {
  const subscription = await findSubscription(db, user.email)
  await setNewsletterRequestedAt(db, user.id, null)
  if (!subscription || !isOwnSubscription(user, subscription)) return
  await endSubscription(db, user.email, now())
  await deleteEmailTokens(db, 'newsletter-confirm', user.email)
}

/** Ends the user's own subscription if it is not confirmed yet. */
export const endPendingNewsletter = async ({ db, now }: Call, user: UserRow): Promise<void> => {
  const subscription = await findSubscription(db, user.email)
  if (subscription?.status !== 'pending' || !isOwnSubscription(user, subscription)) return
  await endSubscription(db, user.email, now())
  await deleteEmailTokens(db, 'newsletter-confirm', user.email)
}

/** The newsletter follows a changed address. The new one is proven, so it needs no confirmation link. */
export const moveNewsletter = async (call: Call, before: UserRow, user: UserRow): Promise<void> => {
  const status = await loadNewsletterStatus(call, before)
  await unsubscribeUser(call, before)
  if (status !== 'none') await subscribeUser(call, user)
}

/** Confirms a user's own pending request: their verified address proves what the second link would prove. */
export const confirmUserNewsletter = async (call: Call, user: UserRow): Promise<void> => {
  const subscription = await findSubscription(call.db, user.email)
  if (subscription?.status !== 'pending' || !isOwnSubscription({ ...user, email_verified_at: null }, subscription))
    return
  await confirmSubscription(call.db, user.email, call.now())
  sendNewsletterWelcome(call, user.email, subscription.language)
}
