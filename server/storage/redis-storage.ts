import type { Redis } from 'ioredis'
import { flattenFields } from './flatten-fields.ts'
import { endAllRedisSessions } from './end-all-redis-sessions.ts'
import {
  basketPointerKey,
  clientHoldsKey,
  heldAtKey,
  knownDevicesKey,
  tombstoneKey,
  sessionListKeys,
  leaseKey,
  limitKey,
  recordKey,
  allSessionKeys,
  vaultKey,
} from './redis-keys.ts'
import { scanRedisOwners } from './scan-redis-owners.ts'
import type { RedisScripts } from './redis-scripts.ts'
import { createRedisBasketPointers } from './redis-basket-pointers.ts'
import {
  maxDevicesPerAccount,
  maxSessionsPerCustomer,
  StorageError,
  tombstoneSeconds,
  type EndedBy,
  type Fields,
  type RotateOutcome,
  type Storage,
} from './storage.ts'

const nullIfEmpty = (fields: Fields) => (Object.keys(fields).length > 0 ? fields : null)

/**
 * Throws StorageError with only the beginning of the message: ioredis errors contain the command with its arguments,
 * which are the data.
 */
const hideCommandInErrors = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw new StorageError(operation, error instanceof Error ? error.message.slice(0, 120) : 'failed')
  }
}

/** Sessions, vaults and basket pointers in Redis. Closes the connection with the storage. */
export const createRedisStorage = (connection: Redis): Storage => {
  const redis = connection as Redis & RedisScripts
  const baskets = createRedisBasketPointers(redis)

  return {
    kind: 'redis',
    readRecord: (key) => hideCommandInErrors('read record', () => redis.get(recordKey(key))),
    writeRecord: (key, value, ttlSeconds) =>
      hideCommandInErrors(
        'write record',
        async () => (await redis.writeSessionRecord(recordKey(key), tombstoneKey(key), value, ttlSeconds)) === 1,
      ),
    insertVault: (key, fields, ttlSeconds) =>
      hideCommandInErrors(
        'insert vault',
        async () =>
          (await redis.insertSessionVault(vaultKey(key), tombstoneKey(key), ttlSeconds, ...flattenFields(fields))) ===
          1,
      ),
    readVault: (key) => hideCommandInErrors('read vault', async () => nullIfEmpty(await redis.hgetall(vaultKey(key)))),
    writeVault: (key, changes) =>
      hideCommandInErrors('write vault', async () => {
        const removedFields = Object.keys(changes).filter((name) => changes[name] === null)
        const writtenFields = Object.entries(changes).filter((change): change is [string, string] => change[1] !== null)
        return (
          (await redis.writeSessionVault(
            vaultKey(key),
            removedFields.length,
            ...removedFields,
            ...writtenFields.flat(),
          )) === 1
        )
      }),
    compareAndSetFields: (key, updates) =>
      hideCommandInErrors('compare and set fields', async () => {
        const changes = Object.entries(updates).flatMap(([name, { from, to }]) => [name, from, to])
        return (await redis.compareAndSetVaultFields(vaultKey(key), ...changes)) as number
      }),
    rotateVault: (key, epoch, holder, fields) =>
      hideCommandInErrors(
        'rotate vault',
        async () =>
          (await redis.rotateSessionVault(
            vaultKey(key),
            leaseKey(key, 'refresh'),
            String(epoch),
            holder,
            ...flattenFields(fields),
          )) as RotateOutcome,
      ),
    acquireLease: (key, purpose, holder, ttlMs) =>
      hideCommandInErrors(
        'acquire lease',
        async () => (await redis.acquireLease(leaseKey(key, purpose), holder, ttlMs)) === 1,
      ),
    releaseLease: (key, purpose, holder) =>
      hideCommandInErrors('release lease', async () => {
        await redis.releaseLease(leaseKey(key, purpose), holder)
      }),
    touchSession: (key, ttlSeconds) =>
      hideCommandInErrors('touch session', async () => {
        await redis.touchSession(recordKey(key), vaultKey(key), ttlSeconds)
      }),
    endSession: (key, endedBy) =>
      hideCommandInErrors(
        'end session',
        async () => (await redis.endSession(...allSessionKeys(key), tombstoneSeconds, endedBy)) === 1,
      ),
    discardSession: (key) =>
      hideCommandInErrors('discard session', async () => {
        await redis.del(recordKey(key), vaultKey(key))
      }),
    endAllSessions: () => hideCommandInErrors('end all sessions', () => endAllRedisSessions(redis)),
    readTombstone: (key) =>
      hideCommandInErrors('read tombstone', async () => (await redis.get(tombstoneKey(key))) as EndedBy | null),
    addToSessionList: (userKey, { key, details }, ttlSeconds) =>
      hideCommandInErrors(
        'add to session list',
        async () =>
          (await redis.addToSessionList(
            ...sessionListKeys(userKey),
            key,
            details,
            ttlSeconds,
            maxSessionsPerCustomer,
          )) as string[],
      ),
    readSessionList: (userKey) =>
      hideCommandInErrors('read session list', async () => {
        const keysAndDetails = (await redis.readSessionList(...sessionListKeys(userKey))) as string[]
        return Array.from({ length: keysAndDetails.length / 2 }, (_, index) => ({
          key: keysAndDetails[2 * index]!,
          details: keysAndDetails[2 * index + 1]!,
        }))
      }),
    removeFromSessionList: (userKey, keys) =>
      hideCommandInErrors('remove from session list', async () => {
        if (keys.length > 0) await redis.removeFromSessionList(...sessionListKeys(userKey), ...keys)
      }),
    rememberDevice: (accountKey, deviceHash, ttlSeconds) =>
      hideCommandInErrors('remember device', async () => {
        await redis.rememberDevice(knownDevicesKey(accountKey), deviceHash, ttlSeconds, maxDevicesPerAccount)
      }),
    isKnownDevice: (accountKey, deviceHash) =>
      hideCommandInErrors('find device', async () =>
        ((await redis.listKnownDevices(knownDevicesKey(accountKey))) as string[]).includes(deviceHash),
      ),
    forgetDevices: (accountKeys) =>
      hideCommandInErrors('forget devices', async () => {
        await Promise.all(accountKeys.map((key) => redis.del(knownDevicesKey(key))))
      }),
    consume: ({ name, amount, seconds }, key) =>
      hideCommandInErrors(
        'count',
        async () => (await redis.consumeLimit(limitKey(name, key), amount, seconds * 1000)) as number,
      ),
    restore: ({ name }, key) =>
      hideCommandInErrors('restore count', async () => {
        await redis.restoreLimit(limitKey(name, key))
      }),
    countHold: (clientKey, { name, replaces = '', quantity, atLeast, ttlMs }, limits) =>
      hideCommandInErrors(
        'count hold',
        async () =>
          (await redis.countHold(
            clientHoldsKey(clientKey),
            name,
            replaces,
            quantity,
            atLeast,
            ttlMs,
            limits.quantity,
            limits.baskets,
          )) as number,
      ),
    readHeldAt: (basketKey, ttlMs) =>
      hideCommandInErrors('read held at', async () => {
        const key = heldAtKey(basketKey)
        const clientKeys = (ttlMs === undefined ? await redis.get(key) : await redis.readHeldAt(key, ttlMs)) as
          string | null
        return clientKeys?.split(' ')
      }),
    writeHeldAt: (basketKey, clientKeys, ttlMs) =>
      hideCommandInErrors('write held at', async () => {
        await redis.set(heldAtKey(basketKey), clientKeys.join(' '), 'PX', ttlMs)
      }),
    readBasketPointer: (keys) => hideCommandInErrors('read basket pointer', () => baskets.readBasketPointer(keys)),
    writeBasketPointer: (keys, fields) =>
      hideCommandInErrors('write basket pointer', () => baskets.writeBasketPointer(keys, fields)),
    moveBasketPointer: (pointer, targetKey, fields) =>
      hideCommandInErrors('move basket pointer', () => baskets.moveBasketPointer(pointer, targetKey, fields)),
    scanKeys: (kind) => scanRedisOwners(redis, kind === 'vault' ? vaultKey : basketPointerKey),
    ping: () =>
      hideCommandInErrors('ping', async () => {
        await redis.ping()
      }),
    async close() {
      // A paused or absent server does not respond to QUIT; closing must not depend on it.
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
