import { connect } from '../db/connect.ts'
import { startReferenceApi, type RunningApi, type StartOptions } from '../start.ts'
import { createPlanCheck } from './create-plan-check.ts'
import { createFixtureContent } from './fixture-content.ts'
import { createMigratedDatabase, createSeededDatabase } from './test-database.ts'

/** Options that name another database. */
const databaseOptions = ['connection', 'databaseUrl', 'dataFolder'] as const
/** Options that need other rows in the database. */
const seedOptions = ['content', 'deployment', 'mediaFolder', 'now'] as const

/**
 * Starts the API with the fixture's programme on PostgreSQL. Migrations and seeding take a second and a half, so all
 * starts of a test run copy one seeded database. With an option that needs other rows they copy an empty one. Closing
 * it checks that no query of the API lacks an index.
 */
export const startFixtureApi = async (options: StartOptions = {}): Promise<RunningApi> => {
  const withContent = { content: createFixtureContent(), ...options }
  if (databaseOptions.some((name) => name in options)) return startReferenceApi(withContent)
  const database = await (seedOptions.some((name) => name in options)
    ? createMigratedDatabase()
    : createSeededDatabase())
  const config = { databaseUrl: database.url, dataFolder: null }
  const plans = createPlanCheck()
  const connection = await connect(config, plans.log)
  // Queries of the tests themselves need no index.
  const connectionOfTests = await connect(config)
  const close = async () => {
    try {
      await plans.check(connectionOfTests.db)
    } finally {
      await connection.close()
      await connectionOfTests.close()
      await database.close()
    }
  }
  const api = await startReferenceApi({ ...withContent, connection: { ...connection, close } })
  plans.start()
  return { ...api, db: connectionOfTests.db }
}
