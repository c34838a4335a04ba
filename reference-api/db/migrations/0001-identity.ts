import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const identity: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      telephone text,
      password_hash text not null,
      created_at timestamptz not null
    )`.execute(db)
    await sql`create table refresh_tokens (
      token_hash text primary key,
      family_id uuid not null,
      user_id uuid references users on delete cascade,
      guest_id uuid,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      check ((user_id is null) <> (guest_id is null))
    )`.execute(db)
    await sql`create index refresh_tokens_family on refresh_tokens (family_id)`.execute(db)
    await sql`create index refresh_tokens_user on refresh_tokens (user_id)`.execute(db)
    await sql`create index refresh_tokens_expiry on refresh_tokens (expires_at)`.execute(db)
    await sql`create table password_resets (
      token_hash text primary key,
      user_id uuid not null unique references users on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create table settings (name text primary key, value text not null)`.execute(db)
  },
}
