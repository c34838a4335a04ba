import { createMailedToken, lastMailed } from '../../store/accounts/mailed-tokens.ts'
import { requestSubscription } from '../../store/accounts/newsletter.ts'
import type { UserRow } from '../../db/schema.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Call } from '../../http/call.ts'
import { verificationLetter } from '../../mail/account-letters.ts'
import { confirmNewsletterLetter, newsletterWelcomeLetter } from '../../mail/newsletter-letters.ts'

/** Nobody can have a mailbox filled by asking again and again. */
const pauseMs = 60_000

const isTooSoon = async ({ db, now }: Call, purpose: 'verify-email' | 'newsletter-confirm', email: string) => {
  const last = await lastMailed(db, purpose, email)
  return last !== undefined && now().getTime() - last.getTime() < pauseMs
}

/** Mails the link that proves an address, after the answer. */
export const mailVerification = (call: Call, { id, email, first_name }: UserRow): void => {
  const { db, now, post, background, locale, config } = call
  background.run('mailing a verification link', async () => {
    if (await isTooSoon(call, 'verify-email', email)) return
    const token = await createMailedToken(db, 'verify-email', email, id, now())
    await post.send(verificationLetter({ email, firstName: first_name }, locale, config.shopUrl, token))
  })
}

const linksFor = async ({ db, now, config }: Call, email: string) => ({
  shopUrl: config.shopUrl,
  unsubscribe: await createMailedToken(db, 'newsletter-unsubscribe', email, null, now()),
})

type Asking = { asked: Date; already: () => void }

/**
 * Notes the wish and mails the second opt-in, after the answer, so that its time tells nothing about who is on the
 * list. `already` is for who gets it already.
 */
export const askForNewsletter = (
  call: Call,
  email: string,
  language: Locale,
  { asked, already }: Partial<Asking> = {},
): void => {
  const { db, now, post, background } = call
  background.run('mailing a newsletter confirmation', async () => {
    if (!(await requestSubscription(db, email, language, asked ?? now()))) return already?.()
    if (await isTooSoon(call, 'newsletter-confirm', email)) return
    const token = await createMailedToken(db, 'newsletter-confirm', email, null, now())
    await post.send(confirmNewsletterLetter(email, language, token, await linksFor(call, email)))
  })
}

export const welcomeToNewsletter = (call: Call, email: string, language: Locale): void => {
  call.background.run('mailing a newsletter welcome', async () => {
    await call.post.send(newsletterWelcomeLetter(email, language, await linksFor(call, email)))
  })
}
