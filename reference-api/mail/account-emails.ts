import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail, type Recipient } from './create-email.ts'
import { link } from './email-blocks.ts'
import { formatTimestamp } from './format-timestamp.ts'
import type { Email } from './mailer.ts'
import { toShopLink } from '../domain/shop-link.ts'

/** Carries the link that verifies an email address. The link is valid for two days. */
export const createVerificationEmail = (person: Recipient, locale: Locale, shopUrl: string, token: string): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t('verification.subject'),
    paragraphs: [
      t('verification.request'),
      link(t('verification.button'), toShopLink(shopUrl, '/verify-email', locale, { token })),
      t('verification.validity'),
    ],
  })
}

export const createDeletionEmail = (person: Recipient, locale: Locale, shopUrl: string, deletesAt: Date): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t('deletion.subject'),
    paragraphs: [
      t('deletion.text', { date: formatTimestamp(deletesAt, locale) }),
      t('deletion.undo'),
      link(t('deletion.button'), toShopLink(shopUrl, '/sign-in', locale)),
    ],
  })
}

export const createDeletionCancelledEmail = (person: Recipient, locale: Locale, shopUrl: string): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t('deletionCancelled.subject'),
    paragraphs: [
      t('deletionCancelled.text'),
      link(t('resetPassword'), toShopLink(shopUrl, '/forgotten-password', locale)),
    ],
  })
}
