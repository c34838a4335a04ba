import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSecrets } from '#scripts/launcher/demo-secrets.ts'
import { freePort } from '#scripts/launcher/free-port.ts'
import { inRepository } from '#scripts/repository.ts'
import { createServiceGroup } from '#scripts/launcher/service-group.ts'
import { startReferenceApi } from '#scripts/services/reference-api.ts'
import { startStorefront } from '#scripts/services/storefront.ts'
import { startRedis, type TestRedis } from '#server/testing/start-redis.ts'
import { watchShop, type ShopWatch } from './shop-watch.ts'

/** A storefront of its own, with its own Redis, between two doors. */
export type GatedShop = Pick<ShopWatch, 'url' | 'gate' | 'recorder' | 'inspectKept' | 'finish'> & {
  paymentOrigin: string
  /** To do something to it. */
  redis: TestRedis
  stop(): Promise<void>
}

type Options = {
  name: string
  /**
   * With an API of its own, whose payments and mails lead back to this shop; otherwise the run's, which lead to the
   * shop of the run.
   */
  paying?: boolean
  /** More variables for the storefront. */
  env?: Record<string, string>
}

/** The payment page is the one upstream address a browser may see: it is not the gate's. */
export const startGatedShop = async ({ name, paying = false, env = {} }: Options): Promise<GatedShop> => {
  const runApi = process.env.SHOP_API_URL
  if (!runApi) throw new Error('The global setup has not started the reference API')
  const dataDir = await mkdtemp(join(inRepository('var'), 'gated-'))
  await mkdir(join(dataDir, 'logs'))
  const group = createServiceGroup()
  const [port, apiPort] = [await freePort(), await freePort()]
  const apiUrl = paying ? `http://127.0.0.1:${apiPort}` : runApi
  const watch = await watchShop({ name, dataDir, storefrontPort: port, apiUrl })
  const secrets = demoSecrets(dataDir)
  const common = { port, dataDir, mode: 'production', env: { ...watch.env, ...env } } as const
  if (paying) await startReferenceApi(group, { ...common, apiPort, jwtKey: secrets.jwtKey })
  const redis = await startRedis()
  await startStorefront(group, { ...common, apiUrl: watch.gate.url, redisUrl: redis.url, secrets })
  const { url, gate, recorder, inspectKept, finish } = watch
  return {
    url,
    gate,
    recorder,
    inspectKept,
    finish,
    paymentOrigin: apiUrl,
    redis,
    stop: async () => {
      await group.stop()
      await redis.close()
      await watch.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
