import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createRedisConnection, waitForFirstConnection } from './redis-connection.ts'
import { createRedisStorage } from './redis-storage.ts'
import type { Storage } from './storage.ts'

type StorageConfig = Pick<Config, 'redisUrl' | 'redisTimeoutMs'> & Partial<Pick<Config, 'redisCaFile'>>

/** Creates the storage: Redis when `redisUrl` is set, otherwise memory, which only a demo allows. */
export const createStorage = async (config: StorageConfig, log: Pick<Logger, 'info' | 'warn'>): Promise<Storage> => {
  if (config.redisUrl === undefined) {
    log.warn('No REDIS_URL: sessions and baskets are stored in memory and end with this process')
    return createMemoryStorage()
  }
  const ca = config.redisCaFile === undefined ? undefined : await readFile(config.redisCaFile, 'utf8')
  const connection = createRedisConnection({ url: config.redisUrl, commandTimeout: config.redisTimeoutMs, ca }, log)
  await waitForFirstConnection(connection)
  return createRedisStorage(connection)
}
