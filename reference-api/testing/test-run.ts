import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * True for the first caller of the run with this name. The processes of one run of Vitest share a folder
 * (share-test-run.ts); in other programs each call is the first.
 */
export const claimInRun = (name: string): boolean => {
  const folder = process.env.TEST_RUN_FOLDER
  if (!folder) return true
  try {
    writeFileSync(join(folder, name), '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
