import { afterAll, beforeAll } from 'vitest'
import { pino } from 'pino'
import { createStorage } from '../storage/create-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { startRedis, type TestRedis } from './start-redis.ts'

const silentLog = pino({ level: 'silent' })

const createMemoryStorage = (): Promise<Storage> =>
  createStorage({ redisUrl: undefined, redisTimeoutMs: 350 }, silentLog)

/** Starts one Redis for a test file. Returns both implementations of Storage as rows for `describe.each`. */
export const useTestStorages = () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.close())

  const createRedisStorage = () => createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, silentLog)
  const implementations: [kind: string, create: () => Promise<Storage>][] = [
    ['redis', createRedisStorage],
    ['memory', createMemoryStorage],
  ]
  return { implementations, createRedisStorage, listRedisKeys: (pattern: string) => redis.client.keys(pattern) }
}
