import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandomToken } from '../domain/secrets.ts'

/**
 * The secret of a demo: created at the first start and stored beside the database, readable by its owner only. Without
 * a folder it exists in memory only.
 */
export const loadOrCreateSecret = async (
  folder: string | null,
  name: 'jwt-key' | 'operator-key' | 'operator-admin-key',
): Promise<string> => {
  if (folder === null) return createRandomToken()
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  try {
    await writeFile(file, createRandomToken(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return await readFile(file, 'utf8')
}
