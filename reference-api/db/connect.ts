import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { lockFolder } from './folder-lock.ts'
import { openMemoryDatabase } from './memory-database.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

export type Connection = { db: Db; close: () => Promise<void> }

const connectPostgres = (connectionString: string): Connection => {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 10_000 })
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

const connectEmbedded = async (folder: string | null): Promise<Connection> => {
  if (folder === null) {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openMemoryDatabase() }) })
    return { db, close: () => db.destroy() }
  }
  await mkdir(folder, { recursive: true })
  const release = await lockFolder(folder)
  try {
    const pglite = await PGlite.create(join(folder, 'pglite'))
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    // A connection that was never used would not close the database.
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

/** PostgreSQL by URL, otherwise the embedded database in its folder, or in memory when the folder is null. */
export const connect = (config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Connection> =>
  config.databaseUrl ? Promise.resolve(connectPostgres(config.databaseUrl)) : connectEmbedded(config.dataFolder)
