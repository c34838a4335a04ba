import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail, type Recipient } from './create-email.ts'
import { link } from './email-blocks.ts'
import { formatTimestamp } from './format-timestamp.ts'
import type { Email } from './mailer.ts'
import { toShopLink } from '../domain/shop-link.ts'

/** Goes to the current address before a change of email takes effect. A new password stops the change. */
export const createEmailChangeRequestedEmail = (person: Recipient, locale: Locale, shopUrl: string): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t('emailChangeRequested.subject'),
    paragraphs: [
      t('emailChangeRequested.text'),
      t('emailChangeRequested.notYou'),
      link(t('resetPassword'), toShopLink(shopUrl, '/forgotten-password', locale)),
    ],
  })
}

type EmailChange = { token: string; changedAt: Date }

/** Goes to the previous address, so that the owner notices a takeover and can undo it for a week. */
export const createEmailAddressChangedEmail = (
  person: Recipient,
  locale: Locale,
  shopUrl: string,
  { token, changedAt }: EmailChange,
): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t('emailAddressChanged.subject'),
    paragraphs: [
      t('emailAddressChanged.text', { date: formatTimestamp(changedAt, locale) }),
      t('emailAddressChanged.notYou'),
      link(t('emailAddressChanged.button'), toShopLink(shopUrl, '/undo-email-change', locale, { token })),
    ],
  })
}
