import type { FormPurpose } from '#shared/wire/forms.ts'
import type { Db } from '../db/connect.ts'
import { json } from '../db/stored-json.ts'
import type { StoredFormField } from '../domain/catalogue/form-fields.ts'
import { insertBatches } from './insert-batches.ts'
import type { Text } from './seed-content.ts'
import { stableId } from './stable.ts'

/** `keepDays`: what was sent is deleted after so many. Without a `recipient` nothing is mailed to the house. */
export type SeedForm = {
  code: string
  purpose: FormPurpose
  recipient: string | null
  keepDays: number
  title: Text
  intro: Text | null
  submitLabel: Text
  doneTitle: Text
  doneText: Text
  fields: StoredFormField[]
}

export const seedForms = async (db: Db, forms: SeedForm[]): Promise<void> => {
  const rows = forms.map(({ code, purpose, recipient, keepDays, ...texts }) => ({
    id: stableId('form', code),
    code,
    purpose,
    recipient,
    keep_days: keepDays,
    title: json(texts.title),
    intro: json(texts.intro),
    submit_label: json(texts.submitLabel),
    done_title: json(texts.doneTitle),
    done_text: json(texts.doneText),
    fields: json(texts.fields),
  }))
  await insertBatches(db, 'forms', rows)
}
