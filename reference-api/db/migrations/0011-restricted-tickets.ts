import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Ticket types that not every shopper can buy alone. */
export const restrictedTickets: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table variants add column restricted boolean not null default false`.execute(db)
  },
}
