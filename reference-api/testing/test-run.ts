import { existsSync, writeFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What the processes of one run of Vitest share: a folder that share-test-run.ts creates. Other programs have none. */
const findPath = (name: string) => process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, name)

/** True for the first caller of the run with this name. */
export const claimInRun = (name: string): boolean => {
  const path = findPath(name)
  if (!path) return true
  try {
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Creates a file once for the run; other processes wait for it. */
export const createOncePerRun = async (name: string, create: () => Promise<Blob>): Promise<Blob> => {
  const path = findPath(name)
  if (!path) return create()
  const claim = `${name}.claim`
  while (!existsSync(path)) {
    if (!claimInRun(claim)) {
      await wait(50)
      continue
    }
    try {
      const created = await create()
      await writeFile(`${path}.new`, created.stream())
      await rename(`${path}.new`, path)
      return created
    } catch (error) {
      // Another process tries, and its test names the error, too.
      await rm(findPath(claim)!)
      throw error
    }
  }
  return new Blob([await readFile(path)])
}
