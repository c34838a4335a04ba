import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSecrets } from '#scripts/demo-secrets.ts'
import { freePort } from '#scripts/free-port.ts'
import { inRepository } from '#scripts/repository.ts'
import { createServiceGroup } from '#scripts/service-group.ts'
import { startReferenceApi } from '#scripts/services/reference-api.ts'
import { startRedis } from '#scripts/services/redis.ts'
import { startStorefront } from '#scripts/services/storefront.ts'
import { openUpstreamGate, type UpstreamGate } from './upstream-gate.ts'

/** A storefront of its own, with its own Redis, that reaches a reference API only through a gate. */
export type GatedShop = { url: string; gate: UpstreamGate; paymentOrigin: string; stop(): Promise<void> }

/**
 * The API is the run's, whose payments lead back to the shop of the run; with `paying` one of its own, whose payments lead back to this shop. The
 * payment page is the one upstream address a browser may see: it is not the gate's.
 */
export const startGatedShop = async ({ paying = false }: { paying?: boolean } = {}): Promise<GatedShop> => {
  const runApi = process.env.SHOP_API_URL
  if (!runApi) throw new Error('The global setup has not started the reference API')
  const dataDir = await mkdtemp(join(inRepository('var'), 'gated-'))
  await mkdir(join(dataDir, 'logs'))
  const group = createServiceGroup()
  const secrets = demoSecrets(dataDir)
  const port = await freePort()
  const apiUrl = paying ? await startReferenceApi(group, { port, dataDir, mode: 'production', env: {}, jwtKey: secrets.jwtKey }) : runApi
  const gate = await openUpstreamGate(apiUrl)
  const redisUrl = await startRedis(group, dataDir, secrets.redisPassword)
  if (!redisUrl) throw new Error('The proofs need a redis-server')
  const url = await startStorefront(group, {
    port,
    dataDir,
    mode: 'production',
    apiUrl: gate.url,
    redisUrl,
    secrets,
    env: { PAYMENT_ORIGIN: apiUrl },
  })
  return {
    url,
    gate,
    paymentOrigin: apiUrl,
    stop: async () => {
      await group.stop()
      await gate.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
