import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSecrets } from '#scripts/demo-secrets.ts'
import { freePort } from '#scripts/free-port.ts'
import { inRepository } from '#scripts/repository.ts'
import { createServiceGroup } from '#scripts/service-group.ts'
import { startRedis } from '#scripts/services/redis.ts'
import { startStorefront } from '#scripts/services/storefront.ts'
import { openUpstreamGate, type UpstreamGate } from './upstream-gate.ts'

/** A storefront of its own, with its own Redis, that reaches the run's reference API only through a gate. */
export type GatedShop = { url: string; gate: UpstreamGate; paymentOrigin: string; stop(): Promise<void> }

export const startGatedShop = async (env: Record<string, string> = {}): Promise<GatedShop> => {
  const apiUrl = process.env.SHOP_API_URL
  if (!apiUrl) throw new Error('The global setup has not started the reference API')
  const gate = await openUpstreamGate(apiUrl)
  const dataDir = await mkdtemp(join(inRepository('var'), 'gated-'))
  await mkdir(join(dataDir, 'logs'))
  const group = createServiceGroup()
  const secrets = demoSecrets(dataDir)
  const redisUrl = await startRedis(group, dataDir, secrets.redisPassword)
  if (!redisUrl) throw new Error('The proofs need a redis-server')
  // An origin of its own: the payment page is the one upstream address a browser may see.
  const paymentOrigin = 'https://pay.example.com'
  const url = await startStorefront(group, {
    port: await freePort(),
    dataDir,
    mode: 'production',
    apiUrl: gate.url,
    redisUrl,
    secrets,
    env: { PAYMENT_ORIGIN: paymentOrigin, ...env },
  })
  return {
    url,
    gate,
    paymentOrigin,
    stop: async () => {
      await group.stop()
      await gate.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
