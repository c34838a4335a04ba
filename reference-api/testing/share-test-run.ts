import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '#scripts/programs/find-postgres.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

let postgres: TestPostgres | undefined

/**
 * Vitest's global setup: creates what the processes of one run share, a folder (test-run.ts) and a PostgreSQL server
 * (test-database.ts). Without PostgreSQL only the tests that need a database fail.
 */
export const setup = async (): Promise<void> => {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'test-run-'))
  if (!findPostgres()) return
  postgres = await startPostgres()
  process.env.TEST_POSTGRES_URL = postgres.url
}

export const teardown = async (): Promise<void> => {
  await postgres?.close()
  await rm(process.env.TEST_RUN_FOLDER!, { recursive: true, force: true })
}
