import { randomUUID } from 'node:crypto'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../../db/connect.ts'
import type { FormRow } from '../../db/form-schema.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

const dayMs = 86_400_000

export const findForm = (db: Db, code: string): Promise<FormRow | undefined> =>
  db.selectFrom('forms').selectAll().where('code', '=', code).executeTakeFirst()

/** The form with this code, or all forms. */
export const findForms = (db: Db, code: string | undefined): Promise<FormRow[]> => {
  const all = db.selectFrom('forms').selectAll().orderBy('code')
  return (code === undefined ? all : all.where('code', '=', code)).execute()
}

type NewSubmission = {
  form: FormRow
  clientKey: string
  language: Locale
  email: string | null
  values: Record<string, string>
}

/** Stores a submission. With a known key `isNew` is false and `receivedAt` is the time of the first one. */
export const storeSubmission = async (
  db: Db,
  submission: NewSubmission,
  now: Date,
): Promise<{ isNew: boolean; receivedAt: Date }> => {
  const { form, clientKey, language, email, values } = submission
  const row = await db
    .insertInto('form_submissions')
    .values({
      id: randomUUID(),
      form_code: form.code,
      client_key: clientKey,
      language,
      email,
      values: toJsonColumn(values),
      received_at: now,
      expires_at: new Date(now.getTime() + form.keep_days * dayMs),
    })
    .onConflict((conflict) => conflict.columns(['form_code', 'client_key']).doNothing())
    .returning('received_at')
    .executeTakeFirst()
  if (row) return { isNew: true, receivedAt: row.received_at }
  const before = await db
    .selectFrom('form_submissions')
    .select('received_at')
    .where('form_code', '=', form.code)
    .where('client_key', '=', clientKey)
    .executeTakeFirstOrThrow()
  return { isNew: false, receivedAt: before.received_at }
}

/** All submissions from an email address, oldest first. */
export const findSubmissionsFrom = (db: Db, email: string) =>
  db
    .selectFrom('form_submissions')
    .select(['form_code', 'received_at', 'values'])
    .where('email', '=', email)
    .orderBy('received_at')
    .execute()

/** Deletes submissions from an email address, except declarations, which both sides may have to prove. */
export const deleteMessagesFrom = (db: Db, email: string) =>
  db
    .deleteFrom('form_submissions')
    .where('email', '=', email)
    .where('form_code', 'not in', db.selectFrom('forms').select('code').where('purpose', '=', 'declaration'))
    .execute()
