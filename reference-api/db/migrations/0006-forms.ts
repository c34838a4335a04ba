import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const forms: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table forms (
      id uuid primary key,
      code text not null unique,
      purpose text not null check (purpose in ('message', 'declaration', 'newsletter')),
      recipient text,
      keep_days int not null check (keep_days > 0),
      title jsonb not null,
      intro jsonb not null,
      submit_label jsonb not null,
      done_title jsonb not null,
      done_text jsonb not null,
      fields jsonb not null,
      check ((recipient is null) = (purpose = 'newsletter'))
    )`.execute(db)
    await sql`create table form_submissions (
      id uuid primary key,
      form_code text not null,
      client_key text not null,
      language char(2) not null check (language in ('en', 'de')),
      email text,
      "values" jsonb not null,
      received_at timestamptz not null,
      expires_at timestamptz not null,
      unique (form_code, client_key)
    )`.execute(db)
    await sql`create index form_submissions_expiry on form_submissions (expires_at)`.execute(db)
  },
}
