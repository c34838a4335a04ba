import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What the index is made of. Stock and prices are not: a hit is given them when it is found. */
const tables = ['products', 'events', 'locations', 'content_pages', 'articles', 'article_categories'] as const

/**
 * Changes whenever a row of the catalogue does, whoever changed it: this process, another replica or an operator's SQL.
 * Every new version of a row carries the number of the transaction that wrote it (`xmin`), and those only grow, so
 * count and sum together cannot stay the same.
 */
export const getCatalogueVersion = async (db: Db): Promise<string> => {
  const parts = tables.map(
    (table) => sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${sql.table(table)})`,
  )
  const { rows } = await sql<{ version: string }>`select concat_ws(' ', ${sql.join(parts)}) as version`.execute(db)
  return rows[0]!.version
}
