import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Any language of the shop: the code checks it, and a code such as "pt-BR" has more than two letters. */
export const moreLanguages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table form_submissions drop constraint form_submissions_language_check`.execute(db)
    await sql`alter table form_submissions alter column language type text`.execute(db)
    await sql`alter table newsletter_subscriptions alter column language type text`.execute(db)
  },
}
