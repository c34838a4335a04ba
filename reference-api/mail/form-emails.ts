import type { FormRow } from '../db/form-schema.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'
import type { Locale } from '../domain/locale.ts'
import { createEmail } from './create-email.ts'
import { formatDay, formatTimestamp } from './format-timestamp.ts'
import type { Email } from './mailer.ts'

export type FormSubmission = { form: FormRow; values: Record<string, string>; locale: Locale; receivedAt: Date }

const checkedLabels: Record<Locale, string> = { en: 'yes', de: 'ja' }

const formatAnswer = ({ type, options = [] }: StoredFormField, value: string, locale: Locale): string => {
  if (type === 'checkbox') return checkedLabels[locale]
  if (type === 'date') return formatDay(value, locale)
  return options.find((option) => option.value === value)?.label[locale] ?? value
}

/** Question and answer, one a paragraph; what was left empty is left out. */
const formatAnswers = (fields: StoredFormField[], { values, locale }: FormSubmission): string[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined) return []
    const label = field.label[locale]
    const separator = field.type === 'textarea' ? '\n' : ' '
    return [`${label.endsWith('?') ? label : `${label}:`}${separator}${formatAnswer(field, value, locale)}`]
  })

/** To those in the house who deal with it; an answer goes to the sender. */
export const staffEmail = (sent: FormSubmission, recipient: string, sender: string | null): Email => {
  const { form, locale, receivedAt } = sent
  const subjectText = sent.values.name ? `${form.title[locale]}: ${sent.values.name}` : form.title[locale]
  const email = createEmail({ email: recipient }, locale, {
    en: {
      subject: subjectText,
      lines: [...formatAnswers(form.fields, sent), `Sent through the shop on ${formatTimestamp(receivedAt, 'en')}.`],
    },
    de: {
      subject: subjectText,
      lines: [...formatAnswers(form.fields, sent), `Über den Shop geschickt am ${formatTimestamp(receivedAt, 'de')}.`],
    },
  })
  return sender ? { ...email, replyTo: sender } : email
}

/**
 * To the sender. What was written freely is repeated only where it has legal effect: anybody can enter anybody's
 * address, and a receipt that carries any text to anyone would be a machine for unwanted mail.
 */
export const receiptEmail = (sent: FormSubmission, sender: string): Email => {
  const { form, locale, receivedAt } = sent
  const answerLines = formatAnswers(
    form.purpose === 'declaration' ? form.fields : form.fields.filter(({ type }) => type !== 'textarea'),
    sent,
  )
  return createEmail({ email: sender }, locale, {
    en: {
      subject: `We have it: ${form.title.en}`,
      lines: [
        `This reached us on ${formatTimestamp(receivedAt, 'en')}:`,
        ...answerLines,
        form.done_text.en,
        'If this was not you, somebody used your address. Do nothing, or write to us.',
      ],
    },
    de: {
      subject: `Angekommen: ${form.title.de}`,
      lines: [
        `Das ist am ${formatTimestamp(receivedAt, 'de')} bei uns angekommen:`,
        ...answerLines,
        form.done_text.de,
        'Wenn du das nicht warst, hat jemand deine Adresse benutzt. Du musst nichts tun, kannst uns aber schreiben.',
      ],
    },
  })
}
