import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Tables the index is built from. Stock and prices are added to hits at query time. */
const tables = ['products', 'events', 'locations', 'content_pages', 'articles', 'article_categories'] as const

/**
 * A value that changes with every row of the catalogue, changed by this process, another replica or an operator's SQL.
 * Each row version has the number of its transaction (`xmin`), which only grows, so count and sum cannot both stay the
 * same.
 */
export const getCatalogueVersion = async (db: Db): Promise<string> => {
  const parts = tables.map(
    (table) => sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${sql.table(table)})`,
  )
  const { rows } = await sql<{ version: string }>`select concat_ws(' ', ${sql.join(parts)}) as version`.execute(db)
  return rows[0]!.version
}
