import type { Locale } from '../domain/locale.ts'
import type { Email } from './mailer.ts'

/** Without a first name for somebody of whom only the address is known. */
export type Recipient = { email: string; firstName?: string }

type EmailText = { subject: string; lines: string[] }

const greetings: Record<Locale, string> = { en: 'Hello', de: 'Hallo' }

/** A plain letter in one language: greeting, paragraphs, sender. */
export const createEmail = (
  { email, firstName }: Recipient,
  locale: Locale,
  texts: Record<Locale, EmailText>,
): Email => {
  const { subject, lines } = texts[locale]
  const greeting = firstName ? `${greetings[locale]} ${firstName},` : `${greetings[locale]},`
  return { to: email, subject, text: [greeting, ...lines, 'PX Live'].join('\n\n') }
}

/** A page of the shop with a token, as a link in a mail. */
export const toTokenLink = (shopUrl: string, path: string, token: string): string =>
  `${shopUrl}${path}?${new URLSearchParams({ token })}`
