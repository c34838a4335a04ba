import type { Logger } from 'pino'
import type { CacheOutcome } from '../metrics/metrics.ts'
import { createSharedCalls } from '../upstream/shared-calls.ts'
import type { DiskCache } from './disk-cache.ts'
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts'
import type { IpNetwork } from '../limits/ip-group.ts'

type ImageCacheDeps = {
  disk: DiskCache
  limiter: ConcurrencyLimiter
  log: Pick<Logger, 'warn'>
  onLookup?: (outcome: CacheOutcome) => void
}

/**
 * Returns images from disk. Concurrent requests for the same image generate it once, in the turn of the client that
 * comes first. When the disk fails, each request generates the image again. `name` is the file name; `networks` are
 * those of the client, as in `listClientNetworks`.
 */
export const createImageCache = ({ disk, limiter, log, onLookup = () => {} }: ImageCacheDeps) => {
  const shareCall = createSharedCalls<Buffer>()

  const generateAndStore = async (name: string, networks: readonly IpNetwork[], make: () => Promise<Buffer>) => {
    const bytes = await limiter.run(make, networks, name)
    await disk.set(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'images: variant not stored'))
    return bytes
  }

  const readFromDisk = (name: string) =>
    disk.get(name).catch((error: unknown) => {
      log.warn({ err: error }, 'images: the disk cache failed')
      return undefined
    })

  return async (name: string, networks: readonly IpNetwork[], make: () => Promise<Buffer>): Promise<Buffer> => {
    const cachedImage = await readFromDisk(name)
    onLookup(cachedImage ? 'hit' : 'miss')
    if (cachedImage) return cachedImage
    limiter.hasten(name, networks)
    return shareCall(name, () => generateAndStore(name, networks, make))
  }
}

export type ImageCache = ReturnType<typeof createImageCache>
