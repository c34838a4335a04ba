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

type Held = { size: number; at: number }

const unfinished = '.tmp'

/** What an earlier run left, oldest first; its unfinished files are removed. */
const survey = async (folder: string): Promise<[string, Held][]> => {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Held] | undefined> => {
      const path = join(folder, name)
      if (name.endsWith(unfinished)) return void (await rm(path, { force: true }))
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? [name, { size: found.size, at: found.mtimeMs }] : undefined
    }),
  )
  return files.filter((file) => file !== undefined).sort(([, a], [, b]) => a.at - b.at)
}

/** Files in a folder that no one else writes to, bounded in bytes and age. Looks at the folder when first used. */
export const createDiskCache = ({ folder, maxBytes, lifetimeMs }: DiskCacheOptions): DiskCache => {
  const held = new LRUCache<string, Held>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_held, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => {})
    },
  })
  let surveyed: Promise<void> | undefined
  const ready = () =>
    (surveyed ??= survey(folder).then((files) => {
      for (const [name, file] of files) held.set(name, file)
    }))

  return {
    get: async (name) => {
      await ready()
      const file = held.get(name)
      if (!file || Date.now() - file.at > lifetimeMs) return undefined
      return readFile(join(folder, name)).catch(() => {
        held.delete(name)
        return undefined
      })
    },
    set: async (name, bytes) => {
      await ready()
      // Written aside and renamed, so that nobody ever reads half a file.
      const aside = join(folder, `${randomUUID()}${unfinished}`)
      try {
        await writeFile(aside, bytes)
        await rename(aside, join(folder, name))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      held.set(name, { size: bytes.length, at: Date.now() })
    },
  }
}
