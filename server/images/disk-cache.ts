import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

type DiskCacheOptions = {
  folder: string
  /** Maximum size of all files in bytes. The cache deletes the least recently used files first. */
  maxBytes: number
  /** Milliseconds after which a file has expired. */
  lifetimeMs: number
}

export type DiskCache = {
  /** A name is a file name of letters, digits, dots and hyphens. */
  get(name: string): Promise<Buffer | undefined>
  set(name: string, bytes: Buffer): Promise<void>
}

type CachedFile = { size: number; at: number }

const tempSuffix = '.tmp'

/** Milliseconds after which a temporary file counts as abandoned. */
const abandonedMs = 60 * 60_000

const statFile = async (path: string): Promise<CachedFile | undefined> => {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { size: found.size, at: found.mtimeMs } : undefined
}

/** Lists the existing files, oldest first, and deletes abandoned temporary files. */
const scanFolder = async (folder: string): Promise<[string, CachedFile][]> => {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name): Promise<[string, CachedFile] | undefined> => {
      const path = join(folder, name)
      const file = await statFile(path)
      if (!name.endsWith(tempSuffix)) return file && [name, file]
      if (file && Date.now() - file.at > abandonedMs) await rm(path, { force: true })
      return undefined
    }),
  )
  return files.filter((file) => file !== undefined).sort(([, a], [, b]) => a.at - b.at)
}

/**
 * A cache of files in a folder, limited in bytes and age. Several processes may share the folder. Each process finds
 * the files of the others, but limits only the files that it knows. So n processes store at most n times the bytes.
 * Reads the folder at the first use.
 */
export const createDiskCache = ({ folder, maxBytes, lifetimeMs }: DiskCacheOptions): DiskCache => {
  const evictedNames = new Set<string>()
  const cachedFiles = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_held, name, reason) => {
      if (reason !== 'evict') return
      evictedNames.add(name)
      void rm(join(folder, name), { force: true })
        .catch(() => {})
        .finally(() => evictedNames.delete(name))
    },
  })
  let folderScan: Promise<void> | undefined
  const ensureScanned = () =>
    (folderScan ??= scanFolder(folder).then((files) => {
      for (const [name, file] of files) cachedFiles.set(name, file)
    }))

  const isFresh = (file: CachedFile | undefined) => file !== undefined && Date.now() - file.at <= lifetimeMs

  /** Another process may meanwhile have written a file that this process does not know or takes for expired. */
  const isAvailable = async (name: string) => {
    if (isFresh(cachedFiles.get(name))) return true
    if (evictedNames.has(name)) return false
    const file = await statFile(join(folder, name))
    if (!file || !isFresh(file)) return false
    cachedFiles.set(name, file)
    return true
  }

  return {
    get: async (name) => {
      await ensureScanned()
      if (!(await isAvailable(name))) return undefined
      return readFile(join(folder, name)).catch(() => {
        cachedFiles.delete(name)
        return undefined
      })
    },
    set: async (name, bytes) => {
      await ensureScanned()
      // Writes a temporary file and renames it, so that no reader gets an incomplete file.
      const tempPath = join(folder, `${randomUUID()}${tempSuffix}`)
      try {
        await writeFile(tempPath, bytes)
        await rename(tempPath, join(folder, name))
      } catch (error) {
        await rm(tempPath, { force: true })
        throw error
      }
      cachedFiles.set(name, { size: bytes.length, at: Date.now() })
    },
  }
}
