import type { Logger } from 'pino'
import type { CacheOutcome } from '../metrics/metrics.ts'
import type { DiskCache } from './disk-cache.ts'
import type { Limiter } from './limiter.ts'

type Parts = { disk: DiskCache; limit: Limiter; log: Pick<Logger, 'warn'>; onLook?: (outcome: CacheOutcome) => void }

/**
 * Pictures from disk, or made once for however many ask. A disk that fails costs time, never the picture. Names are
 * file names.
 */
export const createKeptPictures = ({ disk, limit, log, onLook = () => {} }: Parts) => {
  const underway = new Map<string, Promise<Buffer>>()

  const makeAndKeep = async (name: string, make: () => Promise<Buffer>) => {
    const bytes = await limit(make)
    await disk.set(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'images: could not be kept on disk'))
    return bytes
  }

  const fromDisk = (name: string) =>
    disk.get(name).catch((error: unknown) => {
      log.warn({ err: error }, 'images: the disk cache failed')
      return undefined
    })

  return async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const held = await fromDisk(name)
    onLook(held ? 'hit' : 'miss')
    if (held) return held
    const running = underway.get(name)
    if (running) return running
    const started = makeAndKeep(name, make).finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }
}

export type KeptPictures = ReturnType<typeof createKeptPictures>
