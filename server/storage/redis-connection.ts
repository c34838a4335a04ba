import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { redisScripts } from './redis-scripts.ts'

/** Milliseconds. */
const connectTimeout = 1_000
const maxRetryDelay = 2_000

/** Capped, and jittered so that replicas do not come back all at once. */
const retryStrategy = (attempt: number) =>
  Math.min(50 * 2 ** Math.min(attempt, 6), maxRetryDelay) * (0.5 + Math.random() / 2)

/** `ca` is the certificate authority of a rediss:// server, PEM; without it, those Node knows. */
export type RedisConnectionOptions = { url: string; commandTimeout: number; ca?: string | undefined }

/**
 * A client that reconnects by itself and says so once per outage. A request must learn within a second that Redis is
 * gone, so nothing queues, nothing is sent twice, and a command ends after `commandTimeout` milliseconds.
 */
export const createRedisConnection = (
  { url, commandTimeout, ca }: RedisConnectionOptions,
  log: Pick<Logger, 'info' | 'warn'>,
): Redis => {
  const redis = new Redis(url, {
    ...(ca !== undefined && { tls: { ca } }),
    commandTimeout,
    connectTimeout,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy,
    // CLIENT is a command that the shop needs for nothing else.
    disableClientInfo: true,
    // After a failover the old primary answers READONLY until the connection is made anew.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    scripts: redisScripts,
  })
  let isReachable: boolean | undefined
  let reason = 'connection closed'
  redis.on('ready', () => {
    if (!isReachable) log.info('Redis is connected')
    isReachable = true
    reason = 'connection closed'
  })
  // The message alone: an ioredis error carries the arguments of its command.
  redis.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    reason = message || code || reason
  })
  redis.on('reconnecting', () => {
    if (isReachable !== false) log.warn({ reason }, 'Redis is not reachable')
    isReachable = false
  })
  return redis
}

/**
 * Resolves when the connection is ready, or after the time a first connection may take: a shop without Redis still
 * shows its pages.
 */
export const waitForFirstConnection = (redis: Redis): Promise<void> =>
  new Promise((resolve) => {
    if (redis.status === 'ready') return resolve()
    const finish = () => {
      clearTimeout(timer)
      redis.off('ready', finish)
      resolve()
    }
    const timer = setTimeout(finish, connectTimeout)
    redis.on('ready', finish)
  })
