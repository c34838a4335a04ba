import type { Db } from '../db/connect.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { insertBatches } from './insert-batches.ts'
import type { SeedForm } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

export const seedForms = async (db: Db, forms: SeedForm[]): Promise<void> => {
  const rows = forms.map(({ code, purpose, recipient, retentionDays, ...texts }) => ({
    id: createSeededId('form', code),
    code,
    purpose,
    recipient,
    keep_days: retentionDays,
    title: toJsonColumn(texts.title),
    intro: toJsonColumn(texts.intro),
    submit_label: toJsonColumn(texts.submitLabel),
    done_title: toJsonColumn(texts.doneTitle),
    done_text: toJsonColumn(texts.doneText),
    fields: toJsonColumn(texts.fields),
  }))
  await insertBatches(db, 'forms', rows)
}
