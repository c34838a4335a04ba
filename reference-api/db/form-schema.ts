import type { ColumnType, Selectable } from 'kysely'
import type { FormPurpose } from '#shared/wire/forms.ts'
import type { Localised } from '../domain/locale.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'

type Json<T> = ColumnType<T, string, string>

export type FormTable = {
  id: string
  code: string
  purpose: FormPurpose
  /** Who in the house reads what is sent; nobody, when all that is sent is a wish for the newsletter. */
  recipient: string | null
  /** How long what was sent is kept. */
  keep_days: number
  title: Json<Localised>
  intro: Json<Localised | null>
  submit_label: Json<Localised>
  done_title: Json<Localised>
  done_text: Json<Localised>
  fields: Json<StoredFormField[]>
}

/** By code and not by reference: what people wrote outlives a form that is defined anew. */
export type FormSubmissionTable = {
  id: string
  form_code: string
  /** What the sender's side calls this sending: the second with the same key is the first. */
  client_key: string
  language: 'en' | 'de'
  email: string | null
  values: Json<Record<string, string>>
  received_at: Date
  expires_at: Date
}

export type FormRow = Selectable<FormTable>
