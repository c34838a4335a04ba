import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail } from './create-email.ts'
import type { Email } from './mailer.ts'
import { toShopLink } from '../domain/shop-link.ts'

export type NewsletterLinks = { shopUrl: string; unsubscribe: string }

/** Mail programs show the `List-Unsubscribe` header as a button (RFC 2369). */
const addUnsubscribeLink = (email: Email, locale: Locale, { shopUrl, unsubscribe }: NewsletterLinks): Email => {
  const link = toShopLink(shopUrl, '/newsletter/unsubscribe', locale, { token: unsubscribe })
  const label = getTexts('emails', locale)('newsletter.unsubscribe')
  return { ...email, text: `${email.text}\n\n${label}\n${link}`, headers: { 'List-Unsubscribe': `<${link}>` } }
}

/** The second step of the double opt-in. The link is valid for two days. */
export const createNewsletterConfirmationEmail = (
  email: string,
  locale: Locale,
  confirm: string,
  links: NewsletterLinks,
): Email => {
  const t = getTexts('emails', locale)
  const message = createEmail({ email }, locale, {
    subject: t('newsletter.confirmation.subject'),
    paragraphs: [
      t('newsletter.confirmation.request'),
      toShopLink(links.shopUrl, '/newsletter/confirm', locale, { token: confirm }),
      t('newsletter.confirmation.validity'),
    ],
  })
  return addUnsubscribeLink(message, locale, links)
}

export const createNewsletterWelcomeEmail = (email: string, locale: Locale, links: NewsletterLinks): Email => {
  const t = getTexts('emails', locale)
  const message = createEmail({ email }, locale, {
    subject: t('newsletter.welcome.subject'),
    paragraphs: [t('newsletter.welcome.text')],
  })
  return addUnsubscribeLink(message, locale, links)
}
