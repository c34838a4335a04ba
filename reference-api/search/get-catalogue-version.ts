import type { Db } from '../db/connect.ts'

/**
 * A value that changes with the tables from which the index is built. Triggers count the changes of this process, of
 * other replicas and of an operator's SQL. Stock and prices are added to hits at query time.
 */
export const getCatalogueVersion = async (db: Db): Promise<string> => {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return String(version)
}
