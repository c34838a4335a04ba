import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createFieldCodec } from '#server/session/vault/field-codec.ts'
import { createRefresh } from '#server/session/refresh.ts'
import { createTokenService } from '#server/session/token-service.ts'
import { createVault, type VaultContents } from '#server/session/vault/vault.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { startScriptedApi } from '#server/testing/scripted-api.ts'
import { startRedis } from '#server/testing/start-redis.ts'
import { createCommerceApi } from '#server/upstream/http-commerce-api.ts'
import { median } from './median.ts'

// What the lease adds to a refresh: the same refresh with and without it, by turns, in one run.

const rounds = 500
const warmUp = 50

const log = pino({ level: 'silent' })
const [redis, upstream] = await Promise.all([startRedis(), startScriptedApi()])
const api = createCommerceApi({
  baseUrl: upstream.url,
  timeoutMs: 5_000,
  maxBytes: 1_000_000,
  dataCacheSeconds: 0,
  log,
})
const storage = await createStorage({ redisUrl: redis.url, redisTimeoutMs: 1_000 }, log)
const tokens = createTokenService(api)
const unleased: Storage = { ...storage, takeLease: async () => true, releaseLease: async () => {} }

const prepare = (kept: Storage) => {
  const vault = createVault(kept, createFieldCodec([randomBytes(32)]), Date.now)
  const refresh = createRefresh({ vault, tokens, storage: kept, holder: randomUUID(), upstreamTimeoutMs: 5_000, log })
  return async () => {
    const key = randomUUID()
    await vault.open(key, await tokens.guest('en', new AbortController().signal), {}, 60)
    const seen = (await vault.read(key)) as VaultContents
    const began = performance.now()
    await refresh(key, seen, 'en')
    return performance.now() - began
  }
}

const variants = [prepare(unleased), prepare(storage)]
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
