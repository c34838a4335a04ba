import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createLog } from '#runtime/log.ts'
import { readConfig } from '../config.ts'
import { connect, type Db } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { updateSeedData } from '../seed/update-seed-data.ts'
import { createFixtureContent } from './fixture-content.ts'

/** `close` deletes the database. */
export type TestDatabase = { url: string; close: () => Promise<void> }

const getServerUrl = (): string => {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error('These tests need a PostgreSQL server (apt-get install postgresql)')
  return url
}

const toDatabaseUrl = (name: string): string => new URL(`/${name}`, getServerUrl()).href

const withServer = async <Result>(work: (server: pg.Client) => Promise<Result>): Promise<Result> => {
  const server = new pg.Client({ connectionString: getServerUrl() })
  await server.connect()
  return work(server).finally(() => server.end())
}

// Copying files takes the server half as long as writing each page of the copy to its log.
const copyDatabase = (server: pg.Client, template: string, name: string) =>
  server.query(`create database "${name}" template "${template}" strategy file_copy`)

/** Creates a database on the server of this run (share-test-run.ts): an empty one, or a copy of the template. */
export const createTestDatabase = async (template = 'template1'): Promise<TestDatabase> => {
  const name = randomUUID()
  await withServer((server) => copyDatabase(server, template, name))
  return {
    url: toDatabaseUrl(name),
    // Ends the connections of a process that a test has killed.
    close: () => withServer(async (server) => void (await server.query(`drop database "${name}" with (force)`))),
  }
}

type Prepare = (db: Db) => Promise<void>

/** Creates a template once per run; other processes wait for it. */
const createTemplate = (name: string, base: string, prepare: Prepare): Promise<string> =>
  withServer(async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `unfinished ${name}`
    await server.query(`drop database if exists "${unfinished}" with (force)`)
    await copyDatabase(server, base, unfinished)
    const { db, close } = await connect({ databaseUrl: toDatabaseUrl(unfinished), dataFolder: null })
    await prepare(db).finally(close)
    await server.query(`alter database "${unfinished}" rename to "${name}"`)
    return name
  })

const seedFixture: Prepare = (db) => {
  const config = readConfig({})
  const log = createLog({ ...config, logLevel: 'silent' })
  return updateSeedData({ db, config, now: new Date(), log, content: createFixtureContent() })
}

let migratedTemplate: Promise<string> | undefined
const getMigratedTemplate = () => (migratedTemplate ??= createTemplate('migrated', 'template1', migrate))

let seededTemplate: Promise<string> | undefined
const getSeededTemplate = () =>
  (seededTemplate ??= getMigratedTemplate().then((migrated) => createTemplate('seeded', migrated, seedFixture)))

/** Creates a database with the tables of the API and no rows. */
export const createMigratedDatabase = async (): Promise<TestDatabase> => createTestDatabase(await getMigratedTemplate())

/** Creates a database with the programme of the fixture. */
export const createSeededDatabase = async (): Promise<TestDatabase> => createTestDatabase(await getSeededTemplate())
