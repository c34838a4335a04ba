import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildShop, isBuilt } from '../build/build-shop.ts'
import { demoSecrets } from './demo-secrets.ts'
import { lockFolder } from './folder-lock.ts'
import { silentProgress, type Progress } from './progress.ts'
import { createServiceGroup, type ServiceGroup } from './service-group.ts'
import type { Exit } from './service-process.ts'
import { requireRedis, startRedis } from '../services/redis.ts'
import { startReferenceApi } from '../services/reference-api.ts'
import { startStorefront } from '../services/storefront.ts'
import type { ShopOptions } from './shop-options.ts'
import { StartError } from './start-error.ts'

export type RunningShop = {
  url: string
  apiUrl: string
  /** undefined when sessions are kept in the storefront's memory. */
  redisUrl: string | undefined
  /** Resolves when a part of the shop ends that nobody asked to end. */
  crashed: Promise<Exit>
  stop: () => Promise<void>
}

const provideBuild = async (progress: Progress) => {
  if (await isBuilt()) return
  const done = progress.step('Building the pages')
  await buildShop({ quiet: true }).catch((error: Error) => {
    throw new StartError(`The pages could not be built. ${error.message}`)
  })
  done('Pages are built')
}

const provideRedis = async (
  group: ServiceGroup,
  progress: Progress,
  configured: string | undefined,
  dataDir: string,
  password: string,
) => {
  const done = progress.step(configured ? 'Looking for the configured Redis' : 'Starting Redis')
  if (configured) await requireRedis(configured)
  const url = configured ?? (await startRedis(group, dataDir, password))
  done(
    url
      ? `Redis is ready${configured ? '' : ` (port ${new URL(url).port})`}`
      : 'No Redis here: sessions are kept in memory and end with the shop',
  )
  return url
}

/**
 * Starts the whole shop (Redis, the reference API, the storefront; the build when it is missing or older than its
 * sources) and resolves when it answers. Throws a StartError when a part cannot start, with everything stopped again.
 */
export const startShop = async (options: ShopOptions): Promise<RunningShop> => {
  const { port, apiPort, mode = 'production', env, progress = silentProgress, signal } = options
  const dataDir = resolve(options.dataDir)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const unlock = await lockFolder(dataDir)
  const group = createServiceGroup()
  const stop = async () => {
    await group.stop()
    await unlock()
  }

  const startAll = async () => {
    const secrets = demoSecrets(dataDir)
    const startApi = async () => {
      const done = progress.step('Starting the reference API and its database')
      const url = await startReferenceApi(group, { port, apiPort, dataDir, mode, env, jwtKey: secrets.jwtKey })
      done(`Reference API is ready (${url})`)
      return url
    }
    const [redisUrl, apiUrl] = await Promise.all([
      provideRedis(group, progress, options.redisUrl, dataDir, secrets.redisPassword),
      startApi(),
      mode === 'production' && provideBuild(progress),
    ])
    const done = progress.step('Starting the storefront')
    const url = await startStorefront(group, { port, dataDir, mode, env, apiUrl, redisUrl, secrets })
    done('Storefront is ready')
    return { url, apiUrl, redisUrl, crashed: group.crashed, stop }
  }

  const givenUp = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    signal?.throwIfAborted()
    return await Promise.race([startAll(), givenUp])
  } catch (error) {
    await stop()
    throw error
  }
}
