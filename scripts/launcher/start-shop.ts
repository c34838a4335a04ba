import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildShop, isBuildCurrent } from '../build/build-shop.ts'
import { loadDemoSecrets } from '../services/demo-secrets.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { silentProgress, type Progress } from '../services/progress.ts'
import { createServiceGroup, type ServiceGroup } from '../services/service-group.ts'
import type { ServiceExit } from '../services/service-process.ts'
import { requireRedis, startRedis } from '../services/redis.ts'
import { spawnReferenceApi } from '../services/reference-api.ts'
import { startStorefront } from '../services/storefront.ts'
import type { ShopOptions } from '../services/shop-options.ts'
import { StartError } from '../services/start-error.ts'

export type RunningShop = {
  url: string
  apiUrl: string
  /** undefined when the storefront stores sessions in memory. */
  redisUrl: string | undefined
  /** Resolves when a service of the shop ends before it is stopped. */
  crashed: Promise<ServiceExit>
  stop: () => Promise<void>
}

const ensureBuild = async (progress: Progress) => {
  if (await isBuildCurrent()) return
  const done = progress.startStep('Building the pages')
  await buildShop({ quiet: true }).catch((error: Error) => {
    throw new StartError(`The pages could not be built. ${error.message}`)
  })
  done('Pages are built')
}

const ensureRedis = async (
  group: ServiceGroup,
  progress: Progress,
  configuredUrl: string | undefined,
  dataDir: string,
  password: string,
) => {
  const done = progress.startStep(configuredUrl ? 'Looking for the configured Redis' : 'Starting Redis')
  if (configuredUrl) await requireRedis(configuredUrl)
  const url = configuredUrl ?? (await startRedis(group, dataDir, password))
  done(
    url
      ? `Redis is ready${configuredUrl ? '' : ` (port ${new URL(url).port})`}`
      : 'No Redis here: sessions are stored in memory and end with the shop',
  )
  return url
}

/**
 * Starts the whole shop: Redis, the reference API and the storefront. First builds dist/ when it is missing or old.
 * Resolves when the shop is ready. When a service does not start, stops the others and throws a StartError.
 */
export const startShop = async (options: ShopOptions): Promise<RunningShop> => {
  const { port, apiPort, mode = 'production', env, progress = silentProgress, signal } = options
  const dataDir = resolve(options.dataDir)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const unlock = await lockDataFolder(dataDir)
  const group = createServiceGroup()
  const stop = async () => {
    await group.stop()
    await unlock()
  }

  const startAll = async () => {
    const secrets = loadDemoSecrets(dataDir)
    const startApi = async () => {
      const done = progress.startStep('Starting the reference API and its database')
      const url = await spawnReferenceApi(group, { port, apiPort, dataDir, mode, env, jwtKey: secrets.jwtKey })
      done(`Reference API is ready (${url})`)
      return url
    }
    const [redisUrl, apiUrl] = await Promise.all([
      ensureRedis(group, progress, options.redisUrl, dataDir, secrets.redisPassword),
      startApi(),
      mode === 'production' && ensureBuild(progress),
    ])
    const done = progress.startStep('Starting the storefront')
    const url = await startStorefront(group, { port, dataDir, mode, env, apiUrl, redisUrl, secrets })
    done('Storefront is ready')
    return { url, apiUrl, redisUrl, crashed: group.crashed, stop }
  }

  const abortedStart = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    signal?.throwIfAborted()
    return await Promise.race([startAll(), abortedStart])
  } catch (error) {
    await stop()
    throw error
  }
}
