import { Kysely, PostgresDialect, type Logger } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

/** `pool` is missing for the embedded database. It counts all connections, idle ones, and queries that wait for one. */
export type Connection = {
  db: Db
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  close: () => Promise<void>
}

const connectPostgres = (connectionString: string, log?: Logger): Connection => {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 10_000 })
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
  return { db, pool, close: () => db.destroy() }
}

/** Imported on demand: images do not contain the embedded database. */
const loadEmbeddedConnection = async (folder: string | null): Promise<Connection> => {
  const library = await import('./connect-embedded.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('DATABASE_URL is required: the embedded database is not installed here', { cause: error })
  })
  return library.connectEmbedded(folder)
}

/**
 * Connects to PostgreSQL by URL, otherwise to the embedded database in its folder, or in memory when the folder is
 * null. `log` gets each query on PostgreSQL.
 */
export const connect = async (config: Pick<Config, 'databaseUrl' | 'dataFolder'>, log?: Logger): Promise<Connection> =>
  config.databaseUrl ? connectPostgres(config.databaseUrl, log) : loadEmbeddedConnection(config.dataFolder)
