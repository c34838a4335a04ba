import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links to an order in its emails, and orders that the owner of their email address has disowned. */
export const orderLinks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table mailed_tokens
      add column order_id text references orders on delete cascade,
      drop constraint mailed_tokens_purpose_check,
      add constraint mailed_tokens_purpose_check
        check (purpose in ('verify-email', 'newsletter-confirm', 'newsletter-unsubscribe', 'order')),
      add constraint mailed_tokens_order_check check ((order_id is null) = (purpose <> 'order'))`.execute(db)
    await sql`create index mailed_tokens_order on mailed_tokens (order_id) where order_id is not null`.execute(db)
    await sql`create index orders_by_any_email on orders (email, placed_at desc)`.execute(db)
    await sql`alter table orders add column disowned_at timestamptz`.execute(db)
  },
}
