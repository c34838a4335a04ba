import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Ticket types whose holder comes with an adult who has a ticket. */
export const adults: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table variants add column needs_adult boolean not null default false`.execute(db)
  },
}
