import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Connection } from './connect.ts'
import { lockFolder } from './folder-lock.ts'
import { openMemoryDatabase } from './memory-database.ts'
import type { Tables } from './schema.ts'

/**
 * Opens the embedded database in its folder, which is created and locked against a second process, or in memory when
 * the folder is null.
 */
export const connectEmbedded = async (folder: string | null): Promise<Connection> => {
  if (folder === null) {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openMemoryDatabase() }) })
    return { db, close: () => db.destroy() }
  }
  await mkdir(folder, { recursive: true })
  const release = await lockFolder(folder)
  try {
    const pglite = await PGlite.create(join(folder, 'pglite'))
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    // Kysely does not close a database that was never used.
    const close = async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await release()
    }
    return { db, close }
  } catch (error) {
    await release()
    throw error
  }
}
