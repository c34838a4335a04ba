import type { PGlite } from '@electric-sql/pglite'
import { createLog } from '#runtime/log.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { connectTo } from '../db/connect-embedded.ts'
import { createEmbeddedDatabase, openCopyInMemory } from '../db/create-embedded-database.ts'
import { migrate } from '../db/migrate.ts'
import { updateSeedData } from '../seed/update-seed-data.ts'
import { startReferenceApi, type RunningApi, type StartOptions } from '../start.ts'
import { createPlanCheck } from './check-query-plans.ts'
import { createFixtureContent } from './fixture-content.ts'
import { createOncePerRun } from './test-run.ts'

/** Dumps the database after `prepare`, without the databases from which others are created: half of the files. */
const dumpPrepared = async (database: PGlite, prepare: (db: Db) => Promise<void>): Promise<Blob> => {
  const { db, close } = connectTo(database)
  await prepare(db)
  await database.exec("update pg_database set datistemplate = false where datname like 'template%'")
  for (const template of ['template0', 'template1']) await database.exec(`drop database if exists ${template}`)
  const dump = await database.dumpDataDir('none')
  await close()
  return dump
}

let migratedDump: Promise<Blob> | undefined
const dumpMigrated = () =>
  (migratedDump ??= createOncePerRun('migrated.tar', async () => dumpPrepared(await createEmbeddedDatabase(), migrate)))

const seedFixture = (db: Db) => {
  const config = readConfig({})
  const log = createLog({ ...config, logLevel: 'silent' })
  return updateSeedData({ db, config, now: new Date(), log, content: createFixtureContent() })
}

let seededDump: Promise<Blob> | undefined
const dumpSeeded = () =>
  (seededDump ??= createOncePerRun('seeded.tar', async () =>
    dumpPrepared(await openCopyInMemory(await dumpMigrated()), seedFixture),
  ))

/** Options that name another database. */
const databaseOptions = ['connection', 'databaseUrl', 'dataFolder'] as const
/** Options that need other rows in the database. */
const seedOptions = ['content', 'deployment', 'mediaFolder', 'now'] as const

/**
 * Starts the API with the fixture's programme in memory. Migrations and seeding take a second and a half, so the starts
 * of one test run copy one seeded database, or one without rows when an option needs others. Closing it checks that
 * no query of the API lacks an index.
 */
export const startFixtureApi = async (options: StartOptions = {}): Promise<RunningApi> => {
  const withContent = { content: createFixtureContent(), ...options }
  if (databaseOptions.some((name) => name in options)) return startReferenceApi(withContent)
  const dump = await (seedOptions.some((name) => name in options) ? dumpMigrated() : dumpSeeded())
  const database = await openCopyInMemory(dump)
  const plans = createPlanCheck()
  const { db, close } = connectTo(database, plans.log)
  // Queries of the tests themselves need no index.
  const { db: dbOfTests } = connectTo(database)
  const closeAfterCheck = () => plans.check(dbOfTests).finally(close)
  const api = await startReferenceApi({ ...withContent, connection: { db, close: closeAfterCheck } })
  plans.start()
  return { ...api, db: dbOfTests }
}
