import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import type { Email } from './mailer.ts'

/** `firstName` is missing when only the email address is known. */
export type Recipient = { email: string; firstName?: string }

type EmailContent = { subject: string; paragraphs: string[] }

/** A plain-text email in one language: greeting, paragraphs, brand. */
export const createEmail = (
  { email, firstName }: Recipient,
  locale: Locale,
  { subject, paragraphs }: EmailContent,
): Email => {
  const t = getTexts('emails', locale)
  const greeting = firstName ? t('greetingWithName', { name: firstName }) : t('greeting')
  return { to: email, subject, text: [greeting, ...paragraphs, t('brand')].join('\n\n') }
}
