import type { FormFieldResource, FormFieldType } from '#shared/wire/forms.ts'
import type { Locale, Localised } from '../locale.ts'

/** A question as it is kept: with every text in every language. What is left out does not bound it. */
export type StoredFormField = {
  name: string
  type: FormFieldType
  label: Localised
  help?: Localised
  required?: boolean
  options?: { value: string; label: Localised }[]
  maxLength?: number
  minimum?: number
  maximum?: number
  /** A date from the day on which the form is filled in. */
  fromToday?: boolean
  autocomplete?: string
}

/** The question in one language. `today` is the day where the houses are, ISO 8601. */
export const localiseField = (field: StoredFormField, locale: Locale, today: string): FormFieldResource => ({
  name: field.name,
  type: field.type,
  label: field.label[locale],
  help: field.help?.[locale] ?? null,
  required: field.required ?? false,
  options: (field.options ?? []).map(({ value, label }) => ({ value, label: label[locale] })),
  maxLength: field.maxLength ?? null,
  minimum: field.minimum ?? null,
  maximum: field.maximum ?? null,
  earliest: field.fromToday ? today : null,
  autocomplete: field.autocomplete ?? null,
})
