import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { findProgram } from '../programs/find-program.ts'
import { findFreePort } from './free-port.ts'
import type { ServiceGroup } from './service-group.ts'
import { waitUntilReady } from './service-process.ts'
import { StartError } from './start-error.ts'

/** Whether Redis responds at this URL with the credentials in it. */
const isRedisResponding = async (url: string): Promise<boolean> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: 2000,
    commandTimeout: 2000,
  })
  redis.on('error', () => {})
  try {
    await redis.connect()
    return (await redis.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}

/** Throws a StartError when the configured Redis does not respond. */
export const requireRedis = async (url: string): Promise<void> => {
  if (await isRedisResponding(url)) return
  const { protocol, host, pathname } = new URL(url)
  throw new StartError(
    `No Redis responds at REDIS_URL (${protocol}//${host}${pathname}).\n` +
      'Start it, correct REDIS_URL, or leave it out: then the shop looks after a Redis of its own.',
  )
}

// Redis holds the only pointer from a customer to their basket, so it must not evict keys or lose them at a restart.
const formatRedisConfig = (port: number, password: string, folder: string) => `
bind 127.0.0.1
port ${port}
requirepass ${password}
dir ${JSON.stringify(folder)}
appendonly yes
appendfsync everysec
save ""
maxmemory-policy noeviction
`

/**
 * Starts a redis-server with its data in `dataDir`. Returns its URL, or undefined when this machine has no
 * redis-server.
 */
export const startRedis = async (
  group: ServiceGroup,
  dataDir: string,
  password: string,
): Promise<string | undefined> => {
  const command = findProgram(['redis-server', 'valkey-server'])
  if (!command) return undefined

  const folder = join(dataDir, 'redis')
  mkdirSync(folder, { recursive: true })
  const port = await findFreePort()
  const file = join(folder, 'redis.conf')
  writeFileSync(file, formatRedisConfig(port, password, folder), { mode: 0o600 })

  const service = group.start({ name: 'Redis', command, args: [file], logFile: join(dataDir, 'logs', 'redis.log') })
  const url = `redis://:${password}@127.0.0.1:${port}/0`
  await waitUntilReady(service, () => isRedisResponding(url), 20_000)
  return url
}
