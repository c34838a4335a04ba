import type { Selectable } from 'kysely'
import type { FormPurpose } from '#shared/wire/forms.ts'
import type { Locale, Localised } from '../domain/locale.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'
import type { Json } from './stored-json.ts'

export type FormTable = {
  id: string
  code: string
  purpose: FormPurpose
  /** The staff address that gets the submissions; null when a form only subscribes to the newsletter. */
  recipient: string | null
  /** How long submissions are stored. */
  keep_days: number
  title: Json<Localised>
  intro: Json<Localised | null>
  submit_label: Json<Localised>
  done_title: Json<Localised>
  done_text: Json<Localised>
  fields: Json<StoredFormField[]>
}

/** Refers to the form by code, so that submissions survive when the form is seeded again. */
export type FormSubmissionTable = {
  id: string
  form_code: string
  /** The idempotency key of the client: a second submission with the same key repeats the first. */
  client_key: string
  language: Locale
  email: string | null
  values: Json<Record<string, string>>
  received_at: Date
  expires_at: Date
}

export type FormRow = Selectable<FormTable>
