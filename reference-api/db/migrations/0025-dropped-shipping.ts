import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The choice of shipping that a basket without the goods for it has dropped. */
export const droppedShipping: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table baskets add column dropped_shipping jsonb`.execute(db)
  },
}
