import type { Redis } from 'ioredis'
import { indexKeys, recordKey, sessionKeys, vaultKey } from './redis-keys.ts'
import { redisOwners } from './redis-owners.ts'
import type { RedisScripts } from './redis-scripts.ts'
import { tombstoneSeconds } from './storage.ts'

const forEachOwner = async (redis: Redis, name: (owner: string) => string, work: (owner: string) => Promise<void>) => {
  for await (const owners of redisOwners(redis, name)) await Promise.all(owners.map(work))
}

/**
 * Ends every session by the script that ends one, then clears the indexes of what no longer lives. How many it ended.
 * Can be repeated when it fails on the way.
 */
export const endEveryRedisSession = async (redis: Redis & RedisScripts): Promise<number> => {
  let count = 0
  const end = async (key: string) => {
    const lived = await redis.endSession(...sessionKeys(key), tombstoneSeconds, 'other')
    if (lived === 1) count += 1
  }
  const clearIndex = async (userKey: string) => {
    const indexed = await redis.zrange(indexKeys(userKey)[0], '0', '-1')
    const living = await Promise.all(indexed.map((key) => redis.exists(recordKey(key), vaultKey(key))))
    const gone = indexed.filter((_key, index) => living[index] === 0)
    if (gone.length > 0) await redis.forgetUserSessions(...indexKeys(userKey), ...gone)
  }
  await forEachOwner(redis, recordKey, end)
  // A session that is just beginning has its vault first.
  await forEachOwner(redis, vaultKey, end)
  await forEachOwner(redis, (owner) => indexKeys(owner)[0], clearIndex)
  return count
}
