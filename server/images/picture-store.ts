import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { DiskCache } from './disk-cache.ts'
import { encode } from './encode.ts'
import type { Limiter } from './limiter.ts'
import type { LoadOriginal } from './load-original.ts'
import type { OutputFormat } from './output-format.ts'

export type Wanted = { path: string; width: number; format: OutputFormat }

/** Part of every name; raised when the way pictures are encoded changes. */
const recipe = 1

const nameOf = ({ path, width, format }: Wanted) =>
  `${createHash('sha256').update(`${recipe} ${path} ${width}`).digest('hex').slice(0, 40)}.${format}`

type Parts = { load: LoadOriginal; disk: DiskCache; limit: Limiter; log: Pick<Logger, 'warn'> }

/** Pictures from disk, or made once for however many ask. A disk that fails costs time, never the picture. */
export const createPictureStore = ({ load, disk, limit, log }: Parts) => {
  const underway = new Map<string, Promise<Buffer>>()

  const make = async (name: string, { path, width, format }: Wanted) => {
    const bytes = await limit(async () => encode(await load(path), width, format))
    await disk.set(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'images: could not be kept on disk'))
    return bytes
  }

  const fromDisk = (name: string) =>
    disk.get(name).catch((error: unknown) => {
      log.warn({ err: error }, 'images: the disk cache failed')
      return undefined
    })

  return async (wanted: Wanted): Promise<Buffer> => {
    const name = nameOf(wanted)
    const held = await fromDisk(name)
    if (held) return held
    const running = underway.get(name)
    if (running) return running
    const started = make(name, wanted).finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }
}
