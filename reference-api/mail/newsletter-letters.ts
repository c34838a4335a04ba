import type { Locale } from '../domain/locale.ts'
import { letter, tokenLink } from './letter.ts'
import type { Letter } from './post.ts'

export type NewsletterLinks = { shopUrl: string; unsubscribe: string }

/** Every newsletter mail ends with the way out, which mail programs show as a button of their own (RFC 2369). */
const withWayOut = (made: Letter, locale: Locale, { shopUrl, unsubscribe }: NewsletterLinks): Letter => {
  const link = tokenLink(shopUrl, '/newsletter/unsubscribe', unsubscribe)
  const farewell = locale === 'de' ? 'Keine Post mehr von uns:' : 'No more mail from us:'
  return { ...made, text: `${made.text}\n\n${farewell}\n${link}`, headers: { 'List-Unsubscribe': `<${link}>` } }
}

/** The second opt-in; good for two days. */
export const confirmNewsletterLetter = (
  email: string,
  locale: Locale,
  confirm: string,
  links: NewsletterLinks,
): Letter => {
  const link = tokenLink(links.shopUrl, '/newsletter/confirm', confirm)
  const made = letter({ email }, locale, {
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
  return withWayOut(made, locale, links)
}

export const newsletterWelcomeLetter = (email: string, locale: Locale, links: NewsletterLinks): Letter => {
  const made = letter({ email }, locale, {
    en: {
      subject: 'You are on the list',
      lines: ['From now on you hear from us first: new nights, presales, and what the caretaker thinks of them.'],
    },
    de: {
      subject: 'Du stehst auf der Liste',
      lines: ['Ab jetzt erfährst du alles zuerst: neue Abende, Vorverkäufe und was der Hausmeister davon hält.'],
    },
  })
  return withWayOut(made, locale, links)
}
