import type { Redis } from 'ioredis'
import { endEveryRedisSession } from './end-every-redis-session.ts'
import { createRedisCounters } from './redis-counters.ts'
import { basketKey, endedKey, indexKeys, leaseKey, recordKey, sessionKeys, vaultKey } from './redis-keys.ts'
import { redisOwners } from './redis-owners.ts'
import type { RedisScripts } from './redis-scripts.ts'
import { createRedisUserBaskets } from './redis-user-baskets.ts'
import {
  sessionsPerUser,
  StorageError,
  tombstoneSeconds,
  type EndedBy,
  type Fields,
  type RotateOutcome,
  type Storage,
} from './storage.ts'

const flat = (fields: Fields) => Object.entries(fields).flat()

const noneIfEmpty = (fields: Fields) => (Object.keys(fields).length > 0 ? fields : null)

/**
 * ioredis errors carry the command with its arguments, which are the very data: only the first words of the message get
 * out.
 */
const attempt = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw new StorageError(operation, error instanceof Error ? error.message.slice(0, 120) : 'failed')
  }
}

/** Sessions, vaults and basket pointers in Redis. The connection is closed with it. */
export const createRedisStorage = (connection: Redis): Storage => {
  const redis = connection as Redis & RedisScripts
  const counters = createRedisCounters(connection)
  const baskets = createRedisUserBaskets(redis)

  return {
    kind: 'redis',
    readRecord: (key) => attempt('read record', () => redis.get(recordKey(key))),
    writeRecord: (key, value, ttlSeconds) =>
      attempt(
        'write record',
        async () => (await redis.writeSessionRecord(recordKey(key), endedKey(key), value, ttlSeconds)) === 1,
      ),
    openVault: (key, fields, ttlSeconds) =>
      attempt(
        'open vault',
        async () => (await redis.openSessionVault(vaultKey(key), endedKey(key), ttlSeconds, ...flat(fields))) === 1,
      ),
    readVault: (key) => attempt('read vault', async () => noneIfEmpty(await redis.hgetall(vaultKey(key)))),
    writeVault: (key, changes) =>
      attempt('write vault', async () => {
        const gone = Object.keys(changes).filter((name) => changes[name] === null)
        const kept = Object.entries(changes).filter((change): change is [string, string] => change[1] !== null)
        return (await redis.writeSessionVault(vaultKey(key), gone.length, ...gone, ...kept.flat())) === 1
      }),
    exchangeInVault: (key, exchanges) =>
      attempt('exchange in vault', async () => {
        const changes = Object.entries(exchanges).flatMap(([name, { from, to }]) => [name, from, to])
        return (await redis.exchangeInSessionVault(vaultKey(key), ...changes)) as number
      }),
    rotateVault: (key, epoch, holder, fields) =>
      attempt(
        'rotate vault',
        async () =>
          (await redis.rotateSessionVault(
            vaultKey(key),
            leaseKey(key, 'refresh'),
            String(epoch),
            holder,
            ...flat(fields),
          )) as RotateOutcome,
      ),
    takeLease: (key, purpose, holder, ttlMs) =>
      attempt('take lease', async () => (await redis.takeLease(leaseKey(key, purpose), holder, ttlMs)) === 1),
    releaseLease: (key, purpose, holder) =>
      attempt('release lease', async () => {
        await redis.releaseLease(leaseKey(key, purpose), holder)
      }),
    touchSession: (key, ttlSeconds) =>
      attempt('touch session', async () => {
        await Promise.all([redis.expire(recordKey(key), ttlSeconds), redis.expire(vaultKey(key), ttlSeconds)])
      }),
    endSession: (key, by) =>
      attempt('end session', async () => (await redis.endSession(...sessionKeys(key), tombstoneSeconds, by)) === 1),
    discardSession: (key) =>
      attempt('discard session', async () => {
        await redis.del(recordKey(key), vaultKey(key))
      }),
    endEverySession: () => attempt('end every session', () => endEveryRedisSession(redis)),
    howEnded: (key) => attempt('read tombstone', async () => (await redis.get(endedKey(key))) as EndedBy | null),
    indexSession: (userKey, { key, details }, ttlSeconds) =>
      attempt(
        'index session',
        async () =>
          (await redis.indexUserSession(...indexKeys(userKey), key, details, ttlSeconds, sessionsPerUser)) as string[],
      ),
    readIndex: (userKey) =>
      attempt('read session index', async () => {
        const found = (await redis.readUserSessions(...indexKeys(userKey))) as string[]
        return Array.from({ length: found.length / 2 }, (_, index) => ({
          key: found[2 * index]!,
          details: found[2 * index + 1]!,
        }))
      }),
    removeFromIndex: (userKey, keys) =>
      attempt('shorten session index', async () => {
        if (keys.length > 0) await redis.forgetUserSessions(...indexKeys(userKey), ...keys)
      }),
    spend: (limit, key) => attempt('count', () => counters.spend(limit, key)),
    giveBack: (limit, key) => attempt('count back', () => counters.giveBack(limit, key)),
    readUserBasket: (keys) => attempt('read basket pointer', () => baskets.readUserBasket(keys)),
    writeUserBasket: (keys, fields) => attempt('write basket pointer', () => baskets.writeUserBasket(keys, fields)),
    moveUserBasket: (found, to, fields) =>
      attempt('move basket pointer', () => baskets.moveUserBasket(found, to, fields)),
    names: (of) => redisOwners(redis, of === 'vault' ? vaultKey : basketKey),
    ping: () =>
      attempt('ping', async () => {
        await redis.ping()
      }),
    async close() {
      // A paused or absent server does not answer QUIT; leaving must not depend on it.
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
