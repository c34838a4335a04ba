import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail, type Recipient } from './create-email.ts'
import { link } from './email-blocks.ts'
import { formatTimestamp } from './format-timestamp.ts'
import type { Email } from './mailer.ts'
import { toShopLink } from '../domain/shop-link.ts'

type Verification = {
  /** `newAddress` is for a new address of an account that already has one. */
  kind: 'verification' | 'newAddress'
  token: string
  requestedAt: Date
}

/**
 * Carries the link that verifies an email address. The link is valid for two days. The address may belong to a person
 * who knows nothing of the account. So the email says when the account was opened, and repeats nothing that was typed
 * there.
 */
export const createVerificationEmail = (
  email: string,
  locale: Locale,
  shopUrl: string,
  { kind, token, requestedAt }: Verification,
): Email => {
  const t = getTexts('emails', locale)
  return createEmail({ email }, locale, {
    subject: t(`${kind}.subject`),
    paragraphs: [
      t(`${kind}.request`, { date: formatTimestamp(requestedAt, locale) }),
      link(t(`${kind}.button`), toShopLink(shopUrl, '/verify-email', locale, { token })),
      t(`${kind}.validity`),
      t(`${kind}.notYou`),
    ],
  })
}

/** Repeats no name of a passkey: an attacker can register an account with another person's address. */
export const createPasskeyEmail = (
  person: Recipient,
  locale: Locale,
  shopUrl: string,
  kind: 'passkeyAdded' | 'passkeyRemoved',
): Email => {
  const t = getTexts('emails', locale)
  return createEmail(person, locale, {
    subject: t(`${kind}.subject`),
    paragraphs: [
      t(`${kind}.text`),
      t(`${kind}.notYou`),
      link(t('resetPassword'), toShopLink(shopUrl, '/forgotten-password', locale)),
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

type SignIn = { browser: string | null; system: string | null; at: Date }

/** Tells of a sign-in on a device that the account did not know. */
export const createNewDeviceEmail = (
  person: Recipient,
  locale: Locale,
  shopUrl: string,
  { browser, system, at }: SignIn,
): Email => {
  const t = getTexts('emails', locale)
  const date = formatTimestamp(at, locale)
  const device = browser && system ? t('newDevice.browserAndSystem', { browser, system }) : (browser ?? system)
  return createEmail(person, locale, {
    subject: t('newDevice.subject'),
    paragraphs: [
      device ? t('newDevice.textWithDevice', { date, device }) : t('newDevice.text', { date }),
      t('newDevice.notYou'),
      link(t('resetPassword'), toShopLink(shopUrl, '/forgotten-password', locale)),
    ],
  })
}
