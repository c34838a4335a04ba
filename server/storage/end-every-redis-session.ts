import type { Redis } from 'ioredis'
import { indexKeys, ownerOf, recordKey, sessionKeys, vaultKey } from './redis-keys.ts'
import type { RedisScripts } from './redis-scripts.ts'
import { tombstoneSeconds } from './storage.ts'

/** Names asked for at a time: few enough that a batch is done well within the time a command may take. */
const batchSize = 200

/** Unlike KEYS, SCAN never keeps a shop that is open waiting. It may name one twice. */
const forEachOwner = async (redis: Redis, name: (owner: string) => string, work: (owner: string) => Promise<void>) => {
  let cursor = '0'
  do {
    const [next, names] = await redis.scan(cursor, 'MATCH', name('*'), 'COUNT', batchSize)
    await Promise.all(names.map((found) => work(ownerOf(found))))
    cursor = next
  } while (cursor !== '0')
}

/**
 * Ends every session by the script that ends one, then clears the indexes of what no longer lives. How many it ended. Can be repeated
 * when it fails on the way.
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
