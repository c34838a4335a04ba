import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: creates the folder for what the processes of one run share (test-run.ts). */
export const setup = async (): Promise<void> => {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'test-run-'))
}

export const teardown = (): Promise<void> => rm(process.env.TEST_RUN_FOLDER!, { recursive: true, force: true })
