import { createEmailToken, findLastSentAt } from '../../store/accounts/email-tokens.ts'
import { requestSubscription } from '../../store/accounts/newsletter.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Call } from '../../http/call.ts'
import { verificationEmail } from '../../mail/account-emails.ts'
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from '../../mail/newsletter-emails.ts'

/** Nobody can have a mailbox filled by asking again and again. */
const minIntervalMs = 60_000

const wasSentRecently = async ({ db, now }: Call, purpose: 'verify-email' | 'newsletter-confirm', email: string) => {
  const last = await findLastSentAt(db, purpose, email)
  return last !== undefined && now().getTime() - last.getTime() < minIntervalMs
}

/** Mails the link that proves an address, after the answer. */
export const sendVerificationEmail = (call: Call, { id, email, first_name }: UserRow): void => {
  const { db, now, mailer, background, locale, config } = call
  background.run('mailing a verification link', async () => {
    if (await wasSentRecently(call, 'verify-email', email)) return
    const token = await createEmailToken(db, 'verify-email', email, id, now())
    await mailer.send(verificationEmail({ email, firstName: first_name }, locale, config.shopUrl, token))
  })
}

const createNewsletterLinks = async ({ db, now, config }: Call, email: string) => ({
  shopUrl: config.shopUrl,
  unsubscribe: await createEmailToken(db, 'newsletter-unsubscribe', email, null, now()),
})

type NewsletterRequest = { requestedAt: Date; onAlreadySubscribed: () => void }

/**
 * Notes the wish and mails the second opt-in, after the answer, so that its time tells nothing about who is on the
 * list. `already` is for who gets it already.
 */
export const requestNewsletter = (
  call: Call,
  email: string,
  language: Locale,
  { requestedAt, onAlreadySubscribed }: Partial<NewsletterRequest> = {},
): void => {
  const { db, now, mailer, background } = call
  background.run('mailing a newsletter confirmation', async () => {
    if (!(await requestSubscription(db, email, language, requestedAt ?? now()))) return onAlreadySubscribed?.()
    if (await wasSentRecently(call, 'newsletter-confirm', email)) return
    const token = await createEmailToken(db, 'newsletter-confirm', email, null, now())
    await mailer.send(newsletterConfirmationEmail(email, language, token, await createNewsletterLinks(call, email)))
  })
}

export const sendNewsletterWelcome = (call: Call, email: string, language: Locale): void => {
  call.background.run('mailing a newsletter welcome', async () => {
    await call.mailer.send(newsletterWelcomeEmail(email, language, await createNewsletterLinks(call, email)))
  })
}
