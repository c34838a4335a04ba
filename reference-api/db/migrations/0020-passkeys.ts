import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Passkeys, their challenges, and the passkey of each sign-in. A counter is an unsigned number of 32 bits: too large
 * for `integer`, and drivers read `bigint` as text.
 */
export const passkeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table passkeys (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter double precision not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
    await sql`create index passkeys_user on passkeys (user_id)`.execute(db)
    await sql`create table passkey_challenges (
      subject_id uuid not null,
      purpose text not null check (purpose in ('registration', 'use')),
      challenge text not null,
      expires_at timestamptz not null,
      primary key (subject_id, purpose)
    )`.execute(db)
    await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db)
    await sql`alter table refresh_tokens add column passkey_id uuid references passkeys on delete set null`.execute(db)
    await sql`create index refresh_tokens_passkey on refresh_tokens (passkey_id)`.execute(db)
  },
}
