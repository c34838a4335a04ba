import type { Locale } from '../domain/locale.ts'
import { letter, tokenLink, type Person } from './letter.ts'
import { moment } from './moment.ts'
import type { Letter } from './post.ts'

/** The link that proves an address; good for two days. */
export const verificationLetter = (person: Person, locale: Locale, shopUrl: string, token: string): Letter => {
  const link = tokenLink(shopUrl, '/verify-email', token)
  return letter(person, locale, {
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

export const deletionLetter = (person: Person, locale: Locale, deletesAt: Date): Letter =>
  letter(person, locale, {
    en: {
      subject: 'Your account will be deleted',
      lines: [
        `We will delete your account on ${moment(deletesAt, 'en')}.`,
        'Changed your mind, or was that not you? Sign in before then and the account stays.',
      ],
    },
    de: {
      subject: 'Dein Konto wird gelöscht',
      lines: [
        `Wir löschen dein Konto am ${moment(deletesAt, 'de')}.`,
        'Anders überlegt, oder warst du das nicht? Melde dich vorher an, dann bleibt das Konto.',
      ],
    },
  })

export const deletionCancelledLetter = (person: Person, locale: Locale): Letter =>
  letter(person, locale, {
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
