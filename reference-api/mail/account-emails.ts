import type { Locale } from '../domain/locale.ts'
import { createEmail, toTokenLink, type Recipient } from './create-email.ts'
import { formatTimestamp } from './format-timestamp.ts'
import type { Email } from './mailer.ts'

/** The link that proves an address; good for two days. */
export const verificationEmail = (person: Recipient, locale: Locale, shopUrl: string, token: string): Email => {
  const link = toTokenLink(shopUrl, '/verify-email', token)
  return createEmail(person, locale, {
    en: {
      subject: 'Confirm your email address',
      lines: [
        'Please confirm that this email address is yours:',
        link,
        'The link works for two days. If you have no account with us, do nothing.',
      ],
    },
    de: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lines: [
        'Bitte bestätige, dass diese E-Mail-Adresse dir gehört:',
        link,
        'Der Link gilt zwei Tage. Wenn du kein Konto bei uns hast, musst du nichts tun.',
      ],
    },
  })
}

export const deletionEmail = (person: Recipient, locale: Locale, deletesAt: Date): Email =>
  createEmail(person, locale, {
    en: {
      subject: 'Your account will be deleted',
      lines: [
        `We will delete your account on ${formatTimestamp(deletesAt, 'en')}.`,
        'Changed your mind, or was that not you? Sign in before then and the account stays.',
      ],
    },
    de: {
      subject: 'Dein Konto wird gelöscht',
      lines: [
        `Wir löschen dein Konto am ${formatTimestamp(deletesAt, 'de')}.`,
        'Anders überlegt, oder warst du das nicht? Melde dich vorher an, dann bleibt das Konto.',
      ],
    },
  })

export const deletionCancelledEmail = (person: Recipient, locale: Locale): Email =>
  createEmail(person, locale, {
    en: {
      subject: 'Your account stays',
      lines: ['You signed in, so your account will not be deleted. If that was not you, reset your password.'],
    },
    de: {
      subject: 'Dein Konto bleibt',
      lines: [
        'Du hast dich angemeldet, also wird dein Konto nicht gelöscht. Wenn du das nicht warst, setz dein Passwort zurück.',
      ],
    },
  })
