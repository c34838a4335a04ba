import { afterAll, beforeAll } from 'vitest'
import { pino } from 'pino'
import { createStorage } from '../storage/create-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { startRedis, type TestRedis } from './start-redis.ts'

const silentLog = pino({ level: 'silent' })

/** Long, because tests share the processors, so a slow Redis must not fail a test. */
const redisTimeoutMs = 5_000

const createMemoryStorage = (): Promise<Storage> => createStorage({ redisUrl: undefined, redisTimeoutMs }, silentLog)

/** Starts one Redis for a test file. Returns both implementations of Storage as rows for `describe.each`. */
export const useTestStorages = () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.close())

  const createRedisStorage = () => createStorage({ redisUrl: redis.url, redisTimeoutMs }, silentLog)
  const implementations: [kind: string, create: () => Promise<Storage>][] = [
    ['redis', createRedisStorage],
    ['memory', createMemoryStorage],
  ]
  return { implementations, createRedisStorage, listRedisKeys: (pattern: string) => redis.client.keys(pattern) }
}
