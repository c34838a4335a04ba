import { PGlite } from '@electric-sql/pglite'
import { createLog } from '#runtime/log.ts'
import { readConfig } from '../config.ts'
import { connectTo } from '../db/connect-embedded.ts'
import { createEmbeddedDatabase } from '../db/create-embedded-database.ts'
import { migrate } from '../db/migrate.ts'
import { prepareDatabase } from '../seed/prepare-database.ts'
import { startReferenceApi, type RunningApi, type StartOptions } from '../start.ts'
import { createFixtureContent } from './fixture-content.ts'

const createSnapshot = async (): Promise<Blob> => {
  const pglite = await createEmbeddedDatabase()
  const { db, close } = connectTo(pglite)
  const config = readConfig({})
  await migrate(db)
  const log = createLog({ ...config, logLevel: 'silent' })
  await prepareDatabase({ db, config, now: new Date(), log, content: createFixtureContent() })
  const snapshot = await pglite.dumpDataDir('none')
  await close()
  return snapshot
}

let snapshot: Promise<Blob> | undefined

/** Options that need another database, or other rows in it. */
const databaseOptions = [
  'content',
  'databaseUrl',
  'dataFolder',
  'deployment',
  'mediaFolder',
  'now',
  'connection',
] as const

/**
 * Starts the API with the fixture's programme in memory. Seeding takes half a second, so the starts of one test process
 * copy one seeded database, unless an option needs another one.
 */
export const startFixtureApi = async (options: StartOptions = {}): Promise<RunningApi> => {
  if (databaseOptions.some((name) => name in options))
    return startReferenceApi({ content: createFixtureContent(), ...options })
  snapshot ??= createSnapshot()
  const connection = connectTo(await PGlite.create({ loadDataDir: await snapshot }))
  return startReferenceApi({ content: createFixtureContent(), ...options, connection })
}
