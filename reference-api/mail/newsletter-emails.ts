import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail } from './create-email.ts'
import { link, type EmailBlock } from './email-blocks.ts'
import type { Email } from './mailer.ts'
import { toShopLink } from '../domain/shop-link.ts'

type NewsletterLinks = { shopUrl: string; unsubscribe: string }

type NewsletterContent = { subject: string; paragraphs: (string | EmailBlock)[] }

/** Mail programs show the headers as a button (RFC 2369), which posts to the URL without opening it (RFC 8058). */
const createNewsletterEmail = (
  email: string,
  locale: Locale,
  { shopUrl, unsubscribe }: NewsletterLinks,
  content: NewsletterContent,
): Email => {
  const url = toShopLink(shopUrl, '/newsletter/unsubscribe', locale, { token: unsubscribe })
  const footLinks = [{ label: getTexts('emails', locale)('newsletter.unsubscribe'), url }]
  return {
    ...createEmail({ email }, locale, { ...content, footLinks }),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** The second step of the double opt-in. The link is valid for two days. */
export const createNewsletterConfirmationEmail = (
  email: string,
  locale: Locale,
  confirm: string,
  links: NewsletterLinks,
): Email => {
  const t = getTexts('emails', locale)
  return createNewsletterEmail(email, locale, links, {
    subject: t('newsletter.confirmation.subject'),
    paragraphs: [
      t('newsletter.confirmation.request'),
      link(
        t('newsletter.confirmation.button'),
        toShopLink(links.shopUrl, '/newsletter/confirm', locale, { token: confirm }),
      ),
      t('newsletter.confirmation.validity'),
    ],
  })
}

export const createNewsletterWelcomeEmail = (email: string, locale: Locale, links: NewsletterLinks): Email => {
  const t = getTexts('emails', locale)
  return createNewsletterEmail(email, locale, links, {
    subject: t('newsletter.welcome.subject'),
    paragraphs: [
      t('newsletter.welcome.text'),
      link(t('newsletter.welcome.button'), toShopLink(links.shopUrl, '/whats-on', locale)),
    ],
  })
}
