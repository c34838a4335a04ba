import type { Redis } from 'ioredis'
import { createFieldCodec } from '../session/vault/field-codec.ts'
import { decodePurchases, type Purchase } from '../session/vault/purchases.ts'
import { parseOwner } from '../storage/redis-keys.ts'
import type { Fields } from '../storage/storage.ts'

/** Reads all vaults from Redis and decrypts them. */
export const readVaults = async (
  redis: Redis,
  { sessionKeys }: { sessionKeys: readonly Buffer[] },
): Promise<Fields[]> => {
  const codec = createFieldCodec(sessionKeys)
  const names = await redis.keys('*:vault')
  return Promise.all(
    names.map(async (name) => {
      const fields = Object.entries(await redis.hgetall(name))
      return Object.fromEntries(
        fields.map(([field, stored]) => [field, codec.decode(parseOwner(name), field, stored) ?? stored]),
      )
    }),
  )
}

/** Reads the purchases of the only session. */
export const readPurchases = async (
  redis: Redis,
  { sessionKeys }: { sessionKeys: readonly Buffer[] },
): Promise<Purchase[]> => {
  const [name = ''] = await redis.keys('*:vault')
  return decodePurchases(createFieldCodec(sessionKeys), parseOwner(name), await redis.hgetall(name))
}

/** Reads the vault of the only session. */
export const readVault = async (redis: Redis, config: { sessionKeys: readonly Buffer[] }): Promise<Fields> =>
  (await readVaults(redis, config))[0] ?? {}

/** Writes an encrypted value into a field of the only session, as the shop does. */
export const encryptInVault = async (
  redis: Redis,
  { sessionKeys }: { sessionKeys: readonly Buffer[] },
  field: string,
  value: string,
) => {
  const [name = ''] = await redis.keys('*:vault')
  await redis.hset(name, field, createFieldCodec(sessionKeys).encode(parseOwner(name), field, value))
}
