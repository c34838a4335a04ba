import { createEmailToken, createEmailTokenOnceAMinute } from '../../store/accounts/email-tokens.ts'
import { requestSubscription } from '../../store/accounts/newsletter.ts'
import type { UserRow } from '../../db/account-schema.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Call } from '../../http/call.ts'
import { createVerificationEmail } from '../../mail/account-emails.ts'
import { createEmailAddressChangedEmail, createEmailChangeRequestedEmail } from '../../mail/email-change-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { createNewsletterConfirmationEmail, createNewsletterWelcomeEmail } from '../../mail/newsletter-emails.ts'
import { createPasswordResetEmail } from '../../mail/password-emails.ts'

/** Sends the verification link after the response: to the pending email if there is one. */
export const sendVerificationEmail = (call: Call, user: UserRow): void => {
  const { db, now, mailer, background, locale, config } = call
  const email = user.pending_email ?? user.email
  const requestedAt = user.pending_email_at ?? user.created_at
  const kind = user.pending_email === null ? 'verification' : 'newAddress'
  background.run('verification email', async () => {
    const token = await createEmailTokenOnceAMinute(db, 'verify-email', email, user.id, now())
    if (token === null) return
    await mailer.send(createVerificationEmail(email, locale, config.shopUrl, { kind, token, requestedAt }))
  })
}

/** Tells the current address of an account about the pending email. */
export const sendEmailChangeRequestedEmail = ({ mailer, background, locale, config }: Call, user: UserRow): void => {
  const email = createEmailChangeRequestedEmail(toAccountRecipient(user), locale, config.shopUrl)
  background.run('email change request email', () => mailer.send(email))
}

/** Tells the previous address of an account, with the link that undoes the change. */
export const sendEmailChangedEmail = (call: Call, before: UserRow, undoToken: string): void => {
  const { mailer, background, locale, config, now } = call
  const change = { token: undoToken, changedAt: now() }
  const email = createEmailAddressChangedEmail(toAccountRecipient(before), locale, config.shopUrl, change)
  background.run('email change email', () => mailer.send(email))
}

export const sendEmailChangeUndoneEmail = (call: Call, user: UserRow, resetToken: string): void => {
  const { mailer, background, locale, config } = call
  const email = createPasswordResetEmail(
    toAccountRecipient(user),
    locale,
    config.shopUrl,
    resetToken,
    'emailChangeUndone',
  )
  background.run('email change undone email', () => mailer.send(email))
}

const createNewsletterLinks = async ({ db, now, config }: Call, email: string) => ({
  shopUrl: config.shopUrl,
  unsubscribe: await createEmailToken(db, 'newsletter-unsubscribe', email, null, now()),
})

type NewsletterRequest = { requestedAt: Date; onAlreadySubscribed: () => void }

/**
 * Stores the request and sends the confirmation link, after the response, so that its time does not reveal who is
 * subscribed. `onAlreadySubscribed` runs instead of sending for an existing subscriber.
 */
export const requestNewsletter = (
  call: Call,
  email: string,
  language: Locale,
  { requestedAt, onAlreadySubscribed }: Partial<NewsletterRequest> = {},
): void => {
  const { db, now, mailer, background } = call
  background.run('newsletter confirmation email', async () => {
    if (!(await requestSubscription(db, email, language, requestedAt ?? now()))) return onAlreadySubscribed?.()
    const token = await createEmailTokenOnceAMinute(db, 'newsletter-confirm', email, null, now())
    if (token === null) return
    await mailer.send(
      createNewsletterConfirmationEmail(email, language, token, await createNewsletterLinks(call, email)),
    )
  })
}

export const sendNewsletterWelcome = (call: Call, email: string, language: Locale): void => {
  call.background.run('newsletter welcome email', async () => {
    await call.mailer.send(createNewsletterWelcomeEmail(email, language, await createNewsletterLinks(call, email)))
  })
}
