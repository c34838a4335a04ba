import type { Locale } from '../domain/locale.ts'
import type { Letter } from './post.ts'

/** Without a first name for somebody of whom only the address is known. */
export type Person = { email: string; firstName?: string }

type Wording = { subject: string; lines: string[] }

const greetings: Record<Locale, string> = { en: 'Hello', de: 'Hallo' }

/** A plain letter in one language: greeting, paragraphs, sender. */
export const letter = ({ email, firstName }: Person, locale: Locale, wordings: Record<Locale, Wording>): Letter => {
  const { subject, lines } = wordings[locale]
  const greeting = firstName ? `${greetings[locale]} ${firstName},` : `${greetings[locale]},`
  return { to: email, subject, text: [greeting, ...lines, 'PX Live'].join('\n\n') }
}

/** A page of the shop with a token, as a link in a mail. */
export const tokenLink = (shopUrl: string, path: string, token: string): string =>
  `${shopUrl}${path}?${new URLSearchParams({ token })}`
