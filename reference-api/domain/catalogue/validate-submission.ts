import type { FormFieldType } from '#shared/wire/forms.ts'
import { cleanName, isName } from '../accounts/person-name.ts'
import { isPlainLine } from '../untrusted-text.ts'
import { emailAddress } from '../accounts/email-address.ts'
import type { StoredFormField } from './form-fields.ts'
import type { Message, FieldViolation } from '../messages.ts'

/** Maximum characters of a text without a limit of its own. */
const defaultMaxLength: Partial<Record<FormFieldType, number>> = { text: 200, tel: 40, textarea: 4_000 }

const telephone = /^\+?[\d\s()/.-]{5,}$/

const isIsoDate = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)

type FieldRule = (value: string, field: StoredFormField, today: string) => Message | undefined

/** Whether the field is a person's name, which goes into the subjects of emails. */
const isNameField = ({ autocomplete = '' }: StoredFormField) => /(^| )([a-z]+-)?name$/.test(autocomplete)

const checkLine: FieldRule = (value, field) => {
  if (isNameField(field)) return isName(value) ? undefined : { key: 'name.invalid' }
  return isPlainLine(value) ? undefined : { key: 'value.invalid' }
}

const checkOption: FieldRule = (value, { options = [] }) =>
  options.some((option) => option.value === value) ? undefined : { key: 'option.unknown' }

const rulesByType: Partial<Record<FormFieldType, FieldRule>> = {
  text: checkLine,
  email: (value) => (emailAddress.safeParse(value).success ? undefined : { key: 'email.invalid' }),
  tel: (value) => (telephone.test(value) ? undefined : { key: 'telephone.invalid' }),
  select: checkOption,
  radio: checkOption,
  date: (value, { fromToday }, today) => {
    if (!isIsoDate(value)) return { key: 'date.invalid' }
    return fromToday && value < today ? { key: 'date.past' } : undefined
  },
  number: (value, { minimum = 0, maximum = 1_000_000 }): Message | undefined => {
    if (!/^\d{1,7}$/.test(value)) return { key: 'number.invalid' }
    if (Number(value) < minimum) return { key: 'number.tooSmall', parameters: { minimum } }
    return Number(value) > maximum ? { key: 'number.tooLarge', parameters: { maximum } } : undefined
  },
}

/** Removes line breaks from single-line texts: they are used in email subjects. */
const normaliseValue = (input: string | boolean | undefined, field: StoredFormField): string => {
  const { type } = field
  if (type === 'checkbox') return input === true || input === 'true' ? 'true' : ''
  if (typeof input !== 'string') return ''
  const text = (type === 'textarea' ? input.replaceAll('\r\n', '\n') : input.replace(/\s+/g, ' ')).trim()
  return isNameField(field) ? cleanName(text) : text
}

const getMissingMessage = (type: FormFieldType): Message => ({
  key: type === 'checkbox' ? 'box.required' : 'value.required',
})

const getFieldError = (value: string, field: StoredFormField, today: string): Message | undefined => {
  if (value === '') return field.required ? getMissingMessage(field.type) : undefined
  const maximum = field.maxLength ?? defaultMaxLength[field.type]
  if (maximum !== undefined && [...value].length > maximum) return { key: 'text.tooLong', parameters: { maximum } }
  return rulesByType[field.type]?.(value, field, today)
}

type ValidatedForm = { values: Record<string, string>; violations: FieldViolation[] }

/**
 * Checks a submission against the fields of its form: one violation per field; unknown fields are dropped. `today` is
 * ISO 8601.
 */
export const validateSubmission = (
  fields: StoredFormField[],
  input: Readonly<Record<string, string | boolean>>,
  today: string,
): ValidatedForm => {
  const values: Record<string, string> = {}
  const violations: FieldViolation[] = []
  for (const field of fields) {
    const value = normaliseValue(Object.hasOwn(input, field.name) ? input[field.name] : undefined, field)
    const fieldError = getFieldError(value, field, today)
    if (fieldError) violations.push({ propertyPath: field.name, ...fieldError })
    if (value !== '') values[field.name] = value
  }
  return { values, violations }
}
