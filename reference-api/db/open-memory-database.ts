import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const libraryFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))))

/** A cache beside the library. The file name contains the library's version. */
const getCacheFile = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(libraryFolder, 'package.json'), 'utf8')) as { version: string }
  return join(libraryFolder, '..', '..', '.cache', `empty-database-${version}.tar`)
}

/**
 * Writes atomically, since other processes may read or write the file at the same time. When the folder is not
 * writable, nothing is cached.
 */
const saveToCache = async (database: PGlite, file: string): Promise<void> => {
  try {
    const dump = await database.dumpDataDir('none')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${file}.${process.pid}`, file)
  } catch {
    // The cache only saves time.
  }
}

/**
 * An empty database in memory. The embedded server needs seconds to create one; loading a snapshot is much faster. So
 * the first database created on a machine is cached and copied.
 */
export const openMemoryDatabase = async (): Promise<PGlite> => {
  const file = await getCacheFile()
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return PGlite.create({ loadDataDir: new Blob([cached]) })
  const database = await PGlite.create()
  await saveToCache(database, file)
  return database
}
