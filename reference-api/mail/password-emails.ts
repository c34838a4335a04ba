import type { Locale } from '../domain/locale.ts'
import { createEmail, type Recipient } from './create-email.ts'
import type { Email } from './mailer.ts'

/** The link to choose a new password; good for an hour. */
export const resetEmail = (person: Recipient, locale: Locale, shopUrl: string, token: string): Email => {
  const link = `${shopUrl}/set-password?${new URLSearchParams({ email: person.email, token })}`
  return createEmail(person, locale, {
    en: {
      subject: 'Choose a new password',
      lines: [
        'Here is the link to choose a new password:',
        link,
        'It works once, within the hour. If you did not ask for it, do nothing.',
      ],
    },
    de: {
      subject: 'Wähle ein neues Passwort',
      lines: [
        'Hier ist der Link, um ein neues Passwort zu wählen:',
        link,
        'Er gilt einmal und eine Stunde lang. Wenn du das nicht warst, musst du nichts tun.',
      ],
    },
  })
}

export const passwordChangedEmail = (person: Recipient, locale: Locale): Email =>
  createEmail(person, locale, {
    en: {
      subject: 'Your password was changed',
      lines: ['The password of your account was changed just now. If that was not you, reset it and write to us.'],
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      lines: [
        'Das Passwort deines Kontos wurde gerade geändert. Wenn du das nicht warst, setz es zurück und schreib uns.',
      ],
    },
  })

/** To the old address, so that a takeover does not go unnoticed. */
export const emailAddressChangedEmail = (person: Recipient, locale: Locale): Email =>
  createEmail(person, locale, {
    en: {
      subject: 'Your email address was changed',
      lines: ['Your account now uses another email address. If that was not you, write to us.'],
    },
    de: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      lines: ['Dein Konto benutzt jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, schreib uns.'],
    },
  })
