import type { Redis } from 'ioredis'
import { basketPointerKey } from './redis-keys.ts'
import { flattenFields } from './flatten-fields.ts'
import type { RedisScripts } from './redis-scripts.ts'
import { createBasketPointers } from './basket-pointers.ts'

export const createRedisBasketPointers = (redis: Redis & RedisScripts) =>
  createBasketPointers({
    read: (key) => redis.hgetall(basketPointerKey(key)),
    write: async (key, tombstoneTtl, fields) =>
      (await redis.writeBasketPointer(basketPointerKey(key), tombstoneTtl, ...flattenFields(fields))) as string,
    putIfNewer: async (key, at, mustExist, fields) =>
      (await redis.putBasketPointerIfNewer(basketPointerKey(key), at, mustExist ? 1 : 0, ...flattenFields(fields))) ===
      1,
    removeOlder: async (key, at, tombstoneTtl) =>
      void (await redis.removeOlderBasketPointer(basketPointerKey(key), at, tombstoneTtl)),
  })
