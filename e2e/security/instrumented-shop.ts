import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemoSecrets } from '#scripts/services/demo-secrets.ts'
import { findFreePort } from '#scripts/services/free-port.ts'
import { toRepositoryPath } from '#scripts/repository.ts'
import { createServiceGroup } from '#scripts/services/service-group.ts'
import { spawnReferenceApi } from '#scripts/services/reference-api.ts'
import { startStorefront } from '#scripts/services/storefront.ts'
import { startRedis, type TestRedis } from '#server/testing/start-redis.ts'
import { watchShop, type ShopWatch } from './shop-watch.ts'

/** A storefront with its own Redis. One proxy is in front of it, the other between it and the commerce API. */
export type InstrumentedShop = Pick<ShopWatch, 'url' | 'upstreamProxy' | 'recorder' | 'inspectStorage' | 'finish'> & {
  paymentPageOrigin: string
  redis: TestRedis
  stop(): Promise<void>
}

type Options = {
  name: string
  /**
   * Starts a separate reference API, whose payments and emails link to this shop. By default the shop uses the API of
   * the run, whose payments and emails link to the shop of the run.
   */
  hasOwnApi?: boolean
  env?: Record<string, string>
}

/** `paymentPageOrigin` is the only upstream URL that a browser may see. */
export const startInstrumentedShop = async ({
  name,
  hasOwnApi = false,
  env = {},
}: Options): Promise<InstrumentedShop> => {
  const sharedApiUrl = process.env.SHOP_API_URL
  if (!sharedApiUrl) throw new Error('SHOP_API_URL is not set: the global setup has not started the reference API')
  const dataDir = await mkdtemp(join(toRepositoryPath('var'), 'gated-'))
  await mkdir(join(dataDir, 'logs'))
  const group = createServiceGroup()
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const apiUrl = hasOwnApi ? `http://127.0.0.1:${apiPort}` : sharedApiUrl
  const watch = await watchShop({ name, dataDir, storefrontPort: port, apiUrl })
  const secrets = loadDemoSecrets(dataDir)
  const serviceSettings = { port, dataDir, mode: 'production', env: { ...watch.env, ...env } } as const
  if (hasOwnApi) await spawnReferenceApi(group, { ...serviceSettings, apiPort, jwtKey: secrets.jwtKey })
  const redis = await startRedis()
  await startStorefront(group, { ...serviceSettings, apiUrl: watch.upstreamProxy.url, redisUrl: redis.url, secrets })
  const { url, upstreamProxy, recorder, inspectStorage, finish } = watch
  return {
    url,
    upstreamProxy,
    recorder,
    inspectStorage,
    finish,
    paymentPageOrigin: apiUrl,
    redis,
    stop: async () => {
      await group.stop()
      await redis.close()
      await watch.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
