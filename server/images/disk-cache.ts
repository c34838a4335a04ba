import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

export type DiskCacheOptions = {
  folder: string
  /** Bytes of files kept; the least recently used go first. */
  maxBytes: number
  /** Milliseconds after which a file is made anew. */
  lifetimeMs: number
}

export type DiskCache = {
  /** Names are file names: letters, digits, dots and hyphens. */
  get(name: string): Promise<Buffer | undefined>
  set(name: string, bytes: Buffer): Promise<void>
}

type CachedFile = { size: number; at: number }

const tempSuffix = '.tmp'

/** Milliseconds after which an unfinished file is one that nobody is writing any more. */
const abandonedMs = 60 * 60_000

const statFile = async (path: string): Promise<CachedFile | undefined> => {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { size: found.size, at: found.mtimeMs } : undefined
}

/** What is there already, oldest first; what was never finished is removed. */
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
 * Files in a folder, bounded in bytes and age. Several processes may share the folder: each finds what another made,
 * and bounds what it knows of, so that together they hold at most as many times the bytes as they are. Looks at the
 * folder when first used.
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

  /** Where it is not known, or too old, another process may have made it since. */
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
      // Written aside and renamed, so that nobody ever reads half a file.
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
