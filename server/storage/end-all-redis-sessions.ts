import type { Redis } from 'ioredis'
import { knownDevicesKey, sessionListKeys, recordKey, allSessionKeys, vaultKey } from './redis-keys.ts'
import { scanRedisOwners } from './scan-redis-owners.ts'
import type { RedisScripts } from './redis-scripts.ts'
import { tombstoneSeconds } from './storage.ts'

const forEachOwner = async (redis: Redis, name: (owner: string) => string, work: (owner: string) => Promise<void>) => {
  for await (const owners of scanRedisOwners(redis, name)) await Promise.all(owners.map(work))
}

/**
 * Ends every session with the script that ends one session. Then removes the session lists and the known devices.
 * Resolves to the number of ended sessions. May be repeated after a failure.
 */
export const endAllRedisSessions = async (redis: Redis & RedisScripts): Promise<number> => {
  let count = 0
  const endSession = async (key: string) => {
    const hasExisted = await redis.endSession(...allSessionKeys(key), tombstoneSeconds, 'other')
    if (hasExisted === 1) count += 1
  }
  const clearList = async (userKey: string) => {
    const listedKeys = await redis.zrange(sessionListKeys(userKey)[0], '0', '-1')
    const liveCounts = await Promise.all(listedKeys.map((key) => redis.exists(recordKey(key), vaultKey(key))))
    const removed = listedKeys.filter((_key, index) => liveCounts[index] === 0)
    if (removed.length > 0) await redis.removeFromSessionList(...sessionListKeys(userKey), ...removed)
  }
  await forEachOwner(redis, recordKey, endSession)
  // A session that is starting has a vault before it has a record.
  await forEachOwner(redis, vaultKey, endSession)
  await forEachOwner(redis, (owner) => sessionListKeys(owner)[0], clearList)
  await forEachOwner(redis, knownDevicesKey, async (accountKey) => {
    await redis.del(knownDevicesKey(accountKey))
  })
  return count
}
