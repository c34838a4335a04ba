import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type Logger } from 'kysely'
import { lockFolder } from '#runtime/folder-lock.ts'
import { createEmbeddedDatabase, openEmbeddedDatabase } from './create-embedded-database.ts'
import type { Tables } from './schema.ts'

const lockDatabaseFolder = (folder: string) =>
  lockFolder(folder, {
    createInUseError: (holder) =>
      new Error(
        `The database folder ${folder} is in use by ${holder}. Stop it, or set REFERENCE_API_DATA_DIR to another folder.`,
      ),
  })

type EmbeddedConnection = { db: Kysely<Tables>; close: () => Promise<void> }

/** The database as the API uses it. Closing it closes the embedded server. `log` gets each query. */
const connectTo = (pglite: PGlite, log?: Logger): EmbeddedConnection => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...(log && { log }) })
  return { db, close: () => db.destroy() }
}

/**
 * Opens the embedded database in its folder, which is created and locked against a second process, or in memory when
 * the folder is null.
 */
export const connectEmbedded = async (folder: string | null): Promise<EmbeddedConnection> => {
  if (folder === null) return connectTo(await createEmbeddedDatabase())
  await mkdir(folder, { recursive: true })
  const release = await lockDatabaseFolder(folder)
  try {
    const database = join(folder, 'pglite')
    const pglite = existsSync(join(database, 'PG_VERSION'))
      ? await openEmbeddedDatabase(database)
      : await createEmbeddedDatabase(database)
    const { db } = connectTo(pglite)
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
