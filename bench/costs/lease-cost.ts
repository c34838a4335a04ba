import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createFieldCodec } from '#server/session/vault/field-codec.ts'
import { createSessionRefresher } from '#server/session/session-refresher.ts'
import { createTokenService } from '#server/session/token-service.ts'
import { createVault, type VaultContents } from '#server/session/vault/vault.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { startScriptedApi } from '#server/testing/scripted-api.ts'
import { startRedis } from '#server/testing/start-redis.ts'
import { createCommerceApiClient } from '#server/upstream/commerce-api-client.ts'
import { median } from '../median.ts'

// Measures what the lease adds to a refresh. One run alternates refreshes with and without the lease.

const rounds = 500
const warmUp = 50

const log = pino({ level: 'silent' })
const [redis, upstream] = await Promise.all([startRedis(), startScriptedApi()])
const api = createCommerceApiClient({
  baseUrl: upstream.url,
  timeoutMs: 5_000,
  maxBytes: 1_000_000,
  dataCacheSeconds: 0,
  log,
})
const storage = await createStorage({ redisUrl: redis.url, redisTimeoutMs: 1_000 }, log)
const tokenService = createTokenService(api)
const storageWithoutLease: Storage = { ...storage, acquireLease: async () => true, releaseLease: async () => {} }

const createRefreshTimer = (variantStorage: Storage) => {
  const vault = createVault(variantStorage, createFieldCodec([randomBytes(32)]), Date.now)
  const refresh = createSessionRefresher({
    vault,
    tokenService,
    storage: variantStorage,
    holder: randomUUID(),
    upstreamTimeoutMs: 5_000,
    log,
  })
  return async () => {
    const key = randomUUID()
    await vault.insertVault(key, await tokenService.createGuestTokens('en', new AbortController().signal), {}, 60)
    const contents = (await vault.read(key)) as VaultContents
    const startedAt = performance.now()
    await refresh(key, contents, 'en')
    return performance.now() - startedAt
  }
}

const variants = [createRefreshTimer(storageWithoutLease), createRefreshTimer(storage)]
const times: number[][] = [[], []]
for (let round = 0; round < warmUp + rounds; round++) {
  for (const [index, variant] of variants.entries()) {
    const ms = await variant()
    if (round >= warmUp) times[index]!.push(ms)
  }
}
const [without, leased] = times.map(median) as [number, number]
process.stdout.write(
  `A refresh takes ${leased.toFixed(2)} ms with its lease, ${without.toFixed(2)} ms without: ${(leased / without).toFixed(2)}×, ${rounds} each by turns\n`,
)
await Promise.all([storage.close(), api.close()])
await Promise.all([redis.close(), upstream.close()])
