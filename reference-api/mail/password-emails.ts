import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail, type Recipient } from './create-email.ts'
import { link } from './email-blocks.ts'
import type { Email } from './mailer.ts'
import { toShopLink } from '../domain/shop-link.ts'

/** Carries the link to choose a new password: on request, or after a change of email was undone. Valid for an hour. */
export const createPasswordResetEmail = (
  person: Recipient,
  locale: Locale,
  shopUrl: string,
  token: string,
  reason: 'passwordReset' | 'emailChangeUndone' = 'passwordReset',
): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t(`${reason}.subject`),
    paragraphs: [
      t(`${reason}.request`),
      link(t('passwordReset.button'), toShopLink(shopUrl, '/set-password', locale, { email: person.email, token })),
      t(`${reason}.validity`),
    ],
  })
}

export const createPasswordChangedEmail = (
  person: Recipient,
  locale: Locale,
  shopUrl: string,
  removedPasskeyCount = 0,
): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t('passwordChanged.subject'),
    paragraphs: [
      t('passwordChanged.text'),
      ...(removedPasskeyCount > 0 ? [t('passwordChanged.passkeysRemoved')] : []),
      link(t('resetPassword'), toShopLink(shopUrl, '/forgotten-password', locale)),
    ],
  })
}
