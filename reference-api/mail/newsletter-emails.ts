import type { Locale } from '../domain/locale.ts'
import { createEmail, toTokenLink } from './create-email.ts'
import type { Email } from './mailer.ts'

export type NewsletterLinks = { shopUrl: string; unsubscribe: string }

/** Every newsletter mail ends with the way out, which mail programs show as a button of their own (RFC 2369). */
const addUnsubscribeLink = (email: Email, locale: Locale, { shopUrl, unsubscribe }: NewsletterLinks): Email => {
  const link = toTokenLink(shopUrl, '/newsletter/unsubscribe', unsubscribe)
  const farewell = locale === 'de' ? 'Keine Post mehr von uns:' : 'No more mail from us:'
  return { ...email, text: `${email.text}\n\n${farewell}\n${link}`, headers: { 'List-Unsubscribe': `<${link}>` } }
}

/** The second opt-in; good for two days. */
export const newsletterConfirmationEmail = (
  email: string,
  locale: Locale,
  confirm: string,
  links: NewsletterLinks,
): Email => {
  const link = toTokenLink(links.shopUrl, '/newsletter/confirm', confirm)
  const message = createEmail({ email }, locale, {
    en: {
      subject: 'One more step to our newsletter',
      lines: [
        'Somebody, you we hope, asked for our newsletter at this address. To get it, follow this link:',
        link,
        'It works for two days. If it was not you, do nothing and you will not hear from us.',
      ],
    },
    de: {
      subject: 'Noch ein Schritt zu unserem Newsletter',
      lines: [
        'Jemand, hoffentlich du, möchte unseren Newsletter an diese Adresse. Wenn das stimmt, folge diesem Link:',
        link,
        'Er gilt zwei Tage. Wenn du das nicht warst, musst du nichts tun und hörst nichts von uns.',
      ],
    },
  })
  return addUnsubscribeLink(message, locale, links)
}

export const newsletterWelcomeEmail = (email: string, locale: Locale, links: NewsletterLinks): Email => {
  const message = createEmail({ email }, locale, {
    en: {
      subject: 'You are on the list',
      lines: ['From now on you hear from us first: new nights, presales, and what the caretaker thinks of them.'],
    },
    de: {
      subject: 'Du stehst auf der Liste',
      lines: ['Ab jetzt erfährst du alles zuerst: neue Abende, Vorverkäufe und was der Hausmeister davon hält.'],
    },
  })
  return addUnsubscribeLink(message, locale, links)
}
