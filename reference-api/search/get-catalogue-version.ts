import type { Db } from '../db/connect.ts'

/**
 * A value that changes with every change of the tables that the index is built from, by this process, another replica
 * or an operator's SQL: triggers count. Stock and prices are added to hits at query time.
 */
export const getCatalogueVersion = async (db: Db): Promise<string> => {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return String(version)
}
