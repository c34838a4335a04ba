import type { Insertable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/schema.ts'

/** Rows per statement: PostgreSQL takes at most 65,535 parameters in one. */
const batchSize = 200

export const insertBatches = async <T extends keyof Tables>(
  db: Db,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute()
  }
}
