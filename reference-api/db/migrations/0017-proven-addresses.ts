import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Pending emails, the time of the last change of password, and guest orders that an account claimed. */
export const provenAddresses: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table users
      add column pending_email text check (pending_email = lower(pending_email)),
      add column pending_email_at timestamptz,
      add column password_changed_at timestamptz,
      add constraint users_pending_email_time_check check ((pending_email is null) = (pending_email_at is null))`.execute(
      db,
    )
    await sql`alter table orders add column claimed_at timestamptz`.execute(db)
    await sql`alter table mailed_tokens
      drop constraint mailed_tokens_purpose_check,
      add constraint mailed_tokens_purpose_check check
        (purpose in ('verify-email', 'undo-email', 'newsletter-confirm', 'newsletter-unsubscribe', 'order',
          'order-look-up')),
      drop constraint mailed_tokens_order_check,
      add constraint mailed_tokens_order_check
        check ((order_id is null) = (purpose not in ('order', 'order-look-up'))),
      add column is_email_proven boolean not null default false`.execute(db)
  },
}
