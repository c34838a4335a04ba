import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const libraryFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))))

/** Beside the library, as caches are; another version of it has another name. */
const getCacheFile = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(libraryFolder, 'package.json'), 'utf8')) as { version: string }
  return join(libraryFolder, '..', '..', '.cache', `empty-database-${version}.tar`)
}

/**
 * Put in place whole, since others may read it or do the same at this moment. Where nothing can be written, the next
 * one begins anew.
 */
const saveToCache = async (database: PGlite, file: string): Promise<void> => {
  try {
    const dump = await database.dumpDataDir('none')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${file}.${process.pid}`, file)
  } catch {
    // Only time is lost.
  }
}

/**
 * An empty database in memory. Setting one up takes the embedded server seconds, loading one a fraction of that: the
 * first that is made on a machine is copied for all that follow.
 */
export const openMemoryDatabase = async (): Promise<PGlite> => {
  const file = await getCacheFile()
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return PGlite.create({ loadDataDir: new Blob([cached]) })
  const database = await PGlite.create()
  await saveToCache(database, file)
  return database
}
