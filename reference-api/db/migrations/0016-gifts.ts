import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Vouchers with an amount that the shopper chooses, and emails of vouchers to a recipient. */
export const gifts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table variants add column gift_amount jsonb`.execute(db)
    await sql`create table gifts (
      order_line_id uuid primary key references order_lines on delete cascade,
      email text,
      send_at timestamptz not null,
      sent_at timestamptz
    )`.execute(db)
  },
}
