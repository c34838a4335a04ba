import { deleteMailedTokens } from '../../store/accounts/mailed-tokens.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  requestSubscription,
} from '../../store/accounts/newsletter.ts'
import type { UserRow } from '../../db/schema.ts'
import { setNewsletterAsked } from '../../store/accounts/users.ts'
import { isOwnSubscription, newsletterStatus } from '../../domain/accounts/newsletter-rules.ts'
import type { Call } from '../../http/call.ts'
import { askForNewsletter, mailVerification, welcomeToNewsletter } from './account-mails.ts'

export const newsletterStatusOf = async ({ db, now }: Call, user: UserRow) =>
  newsletterStatus(user, await findSubscription(db, user.email), now())

export const subscribeUser = async (call: Call, user: UserRow): Promise<void> => {
  const { db, now, locale } = call
  if ((await newsletterStatusOf(call, user)) === 'subscribed') return
  const asked = now()
  if (user.email_verified_at === null) {
    await setNewsletterAsked(db, user.id, asked)
    // Whoever gets it already is mailed nothing to confirm; proving the address shows it then.
    return askForNewsletter(call, user.email, locale, { asked, already: () => mailVerification(call, user) })
  }
  // The verified address is the proof that a mailed link would give.
  await requestSubscription(db, user.email, locale, asked)
  await confirmSubscription(db, user.email, asked)
  welcomeToNewsletter(call, user.email, locale)
}

/** Ends what is the user's own, a request that waits for its link included. */
export const unsubscribeUser = async ({ db, now }: Call, user: UserRow): Promise<void> => {
  const found = await findSubscription(db, user.email)
  await setNewsletterAsked(db, user.id, null)
  if (!found || !isOwnSubscription(user, found)) return
  await endSubscription(db, user.email, now())
  await deleteMailedTokens(db, 'newsletter-confirm', user.email)
}

/**
 * A changed address takes the newsletter along: it waits there for the link that proves the new one, and stops at the
 * old one at once.
 */
export const moveNewsletter = async (call: Call, before: UserRow, user: UserRow): Promise<void> => {
  const status = await newsletterStatusOf(call, before)
  await unsubscribeUser(call, before)
  if (status === 'none') return
  const asked = call.now()
  await setNewsletterAsked(call.db, user.id, asked)
  await requestSubscription(call.db, user.email, call.locale, asked)
}

/** The address is proven: what its user asked for in the meantime needs no second link. */
export const confirmNewsletterOf = async (call: Call, user: UserRow): Promise<void> => {
  const found = await findSubscription(call.db, user.email)
  if (found?.status !== 'pending' || !isOwnSubscription({ ...user, email_verified_at: null }, found)) return
  await confirmSubscription(call.db, user.email, call.now())
  welcomeToNewsletter(call, user.email, found.language)
}
