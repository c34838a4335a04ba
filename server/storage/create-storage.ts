import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createRedisConnection, firstConnection } from './redis-connection.ts'
import { createRedisStorage } from './redis-storage.ts'
import type { Storage } from './storage.ts'

/** Redis when there is an address for it; otherwise memory, which only a demo allows. */
export const createStorage = async (config: Pick<Config, 'redisUrl' | 'redisTimeoutMs'>, log: Pick<Logger, 'info' | 'warn'>): Promise<Storage> => {
  if (config.redisUrl === undefined) {
    log.warn('No REDIS_URL: sessions and baskets are kept in memory and end with this process')
    return createMemoryStorage()
  }
  const connection = createRedisConnection(config.redisUrl, config.redisTimeoutMs, log)
  await firstConnection(connection)
  return createRedisStorage(connection)
}
