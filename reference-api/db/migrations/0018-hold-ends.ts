import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The start of a hold and the number of payments begun in it, for its absolute end. Existing holds count from this
 * migration.
 */
export const holdEnds: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table baskets
      add column hold_started_at timestamptz,
      add column hold_payments int not null default 0`.execute(db)
    await sql`update baskets set hold_started_at = now() where hold_expires_at is not null`.execute(db)
  },
}
