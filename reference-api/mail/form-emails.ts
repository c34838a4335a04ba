import type { FormFieldType } from '#shared/wire/forms.ts'
import type { FormRow } from '../db/form-schema.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'
import { breakLinks } from '../domain/untrusted-text.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail } from './create-email.ts'
import type { EmailBlock } from './email-blocks.ts'
import { formatLocalDate, formatTimestamp } from './format-timestamp.ts'
import type { Email } from './mailer.ts'

export type FormSubmission = { form: FormRow; values: Record<string, string>; locale: Locale; receivedAt: Date }

const formatAnswer = ({ type, options = [] }: StoredFormField, value: string, locale: Locale): string => {
  if (type === 'checkbox') return getTexts('emails', locale)('form.checked')
  if (type === 'date') return formatLocalDate(value, locale)
  return inLocale(options.find((option) => option.value === value)?.label, locale) ?? value
}

const createAnswerBlocks = (fields: StoredFormField[], { values, locale }: FormSubmission): EmailBlock[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined) return []
    const text = formatAnswer(field, value, locale)
    const label = inLocale(field.label, locale)
    const isLong = field.type === 'textarea'
    return [{ kind: 'answer', label, text, isLong, ...presentLanguage(field.label, locale) }]
  })

/** Goes to the staff who handle the form. A reply goes to the sender. */
export const createStaffEmail = (submission: FormSubmission, recipient: string, sender: string | null): Email => {
  const { form, locale, receivedAt } = submission
  const t = getTexts('emails', locale)
  const email = createEmail({ email: recipient }, locale, {
    subject: submission.values.name
      ? `${inLocale(form.title, locale)}: ${submission.values.name}`
      : inLocale(form.title, locale),
    paragraphs: [
      ...createAnswerBlocks(form.fields, submission),
      t('form.sentAt', { date: formatTimestamp(receivedAt, locale) }),
    ],
  })
  return sender ? { ...email, replyTo: sender } : email
}

const chosenTypes: FormFieldType[] = ['select', 'radio', 'checkbox', 'date', 'number']

/**
 * Goes to the address in the form, which may be another person's. What was typed is repeated only in a declaration,
 * where the law requires it, and without links. Otherwise the form would send any text to any address.
 */
export const createReceiptEmail = (submission: FormSubmission, sender: string): Email => {
  const { form, locale, receivedAt } = submission
  const t = getTexts('emails', locale)
  const answers = createAnswerBlocks(
    form.purpose === 'declaration' ? form.fields : form.fields.filter(({ type }) => chosenTypes.includes(type)),
    submission,
  ).map((block) => (block.kind === 'answer' ? { ...block, text: breakLinks(block.text) } : block))
  return createEmail({ email: sender }, locale, {
    subject: t('form.receiptSubject', { title: inLocale(form.title, locale) }),
    title: t('form.receiptTitle'),
    paragraphs: [
      t('form.receivedAt', {
        title: inLocale(form.title, locale),
        // To the second: it proves when a declaration arrived.
        date: formatTimestamp(receivedAt, locale, { second: '2-digit' }),
      }),
      ...answers,
      inLocale(form.done_text, locale),
      t('form.notYou'),
    ],
  })
}
