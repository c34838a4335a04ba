import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

const libraryFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))))

/**
 * PostgreSQL's own cache is 128 MB, which takes a third of the start to prepare, and memory that is never given back. A
 * database in memory needs none: its files are in memory, too. The system caches the files of a folder.
 */
const smallCache = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'] }

export const openEmbeddedDatabase = (folder: string): Promise<PGlite> => PGlite.create(folder, smallCache)

/** Opens a copy of a dumped database in memory. */
const openCopyInMemory = (dump: Blob): Promise<PGlite> => PGlite.create({ ...smallCache, loadDataDir: dump })

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
    // Ignores the error, because the cache only saves time.
  }
}

/**
 * Creates an empty database in the folder, or in memory without one. The embedded server needs seconds to create its
 * first database, so this caches that database on this machine and copies it afterwards.
 */
export const createEmbeddedDatabase = async (folder?: string): Promise<PGlite> => {
  const file = await getCacheFile()
  const cached = await readFile(file).then(
    (bytes) => new Blob([bytes]),
    () => undefined,
  )
  if (folder !== undefined)
    return PGlite.create({ ...smallCache, dataDir: folder, ...(cached && { loadDataDir: cached }) })
  if (cached) return openCopyInMemory(cached)
  const database = await PGlite.create(smallCache)
  // Fills the cache only here: a shop that starts with a folder must not wait for a copy that only tests use.
  await saveToCache(database, file)
  return database
}
