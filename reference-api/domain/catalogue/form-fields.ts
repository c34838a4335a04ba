import type { FormFieldResource, FormFieldType } from '#shared/wire/forms.ts'
import { inLocale, type Locale, type Localised } from '../locale.ts'

/** A stored field, with every text in every language. A missing limit means no limit. */
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
  /** A date from today on. */
  fromToday?: boolean
  autocomplete?: string
}

/** The field in one language. `today` is the day in London, ISO 8601. */
export const localiseField = (field: StoredFormField, locale: Locale, today: string): FormFieldResource => ({
  name: field.name,
  type: field.type,
  label: inLocale(field.label, locale),
  help: inLocale(field.help, locale) ?? null,
  required: field.required ?? false,
  options: (field.options ?? []).map(({ value, label }) => ({ value, label: inLocale(label, locale) })),
  maxLength: field.maxLength ?? null,
  minimum: field.minimum ?? null,
  maximum: field.maximum ?? null,
  earliest: field.fromToday ? today : null,
  autocomplete: field.autocomplete ?? null,
})
