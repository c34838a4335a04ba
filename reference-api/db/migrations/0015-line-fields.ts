import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts that products ask for with each of their basket lines. */
export const lineFields: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table products add column line_fields jsonb not null default '[]'`.execute(db)
  },
}
