import type { FormRow } from '../db/form-schema.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'
import type { Locale } from '../domain/locale.ts'
import { letter } from './letter.ts'
import { dayInWords, moment } from './moment.ts'
import type { Letter } from './post.ts'

export type Sent = { form: FormRow; values: Record<string, string>; locale: Locale; receivedAt: Date }

const ticked: Record<Locale, string> = { en: 'yes', de: 'ja' }

const inWords = ({ type, options = [] }: StoredFormField, value: string, locale: Locale): string => {
  if (type === 'checkbox') return ticked[locale]
  if (type === 'date') return dayInWords(value, locale)
  return options.find((option) => option.value === value)?.label[locale] ?? value
}

/** Question and answer, one a paragraph; what was left empty is left out. */
const answers = (fields: StoredFormField[], { values, locale }: Sent): string[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined) return []
    const label = field.label[locale]
    const separator = field.type === 'textarea' ? '\n' : ' '
    return [`${label.endsWith('?') ? label : `${label}:`}${separator}${inWords(field, value, locale)}`]
  })

/** To those in the house who deal with it; an answer goes to the sender. */
export const houseLetter = (sent: Sent, recipient: string, sender: string | null): Letter => {
  const { form, locale, receivedAt } = sent
  const about = sent.values.name ? `${form.title[locale]}: ${sent.values.name}` : form.title[locale]
  const made = letter({ email: recipient }, locale, {
    en: {
      subject: about,
      lines: [...answers(form.fields, sent), `Sent through the shop on ${moment(receivedAt, 'en')}.`],
    },
    de: {
      subject: about,
      lines: [...answers(form.fields, sent), `Über den Shop geschickt am ${moment(receivedAt, 'de')}.`],
    },
  })
  return sender ? { ...made, replyTo: sender } : made
}

/**
 * To the sender. What was written freely is repeated only where it has legal effect: anybody can enter anybody's
 * address, and a receipt that carries any text to anyone would be a machine for unwanted mail.
 */
export const receiptLetter = (sent: Sent, sender: string): Letter => {
  const { form, locale, receivedAt } = sent
  const repeated = answers(
    form.purpose === 'declaration' ? form.fields : form.fields.filter(({ type }) => type !== 'textarea'),
    sent,
  )
  return letter({ email: sender }, locale, {
    en: {
      subject: `We have it: ${form.title.en}`,
      lines: [
        `This reached us on ${moment(receivedAt, 'en')}:`,
        ...repeated,
        form.done_text.en,
        'If this was not you, somebody used your address. Do nothing, or write to us.',
      ],
    },
    de: {
      subject: `Angekommen: ${form.title.de}`,
      lines: [
        `Das ist am ${moment(receivedAt, 'de')} bei uns angekommen:`,
        ...repeated,
        form.done_text.de,
        'Wenn du das nicht warst, hat jemand deine Adresse benutzt. Du musst nichts tun, kannst uns aber schreiben.',
      ],
    },
  })
}
