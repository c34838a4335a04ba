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
 * Creates an empty database in the folder, or in memory without one. The embedded server needs seconds to create its
 * first database, so this machine caches that and copies it afterwards.
 */
export const createEmbeddedDatabase = async (folder?: string): Promise<PGlite> => {
  const file = await getCacheFile()
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return PGlite.create({ ...(folder && { dataDir: folder }), loadDataDir: new Blob([cached]) })
  const database = await PGlite.create(folder)
  // A shop that starts for the first time need not wait for a copy that only tests use.
  if (folder === undefined) await saveToCache(database, file)
  return database
}
