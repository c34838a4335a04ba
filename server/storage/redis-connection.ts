import { Redis, type Command } from 'ioredis'
import type { Logger } from 'pino'
import { redisScripts } from './redis-scripts.ts'

/** In milliseconds. */
const connectTimeout = 1_000
const maxRetryDelay = 2_000

/** Milliseconds until the next attempt: limited, and random so that replicas do not all reconnect at once. */
const retryStrategy = (attempt: number) =>
  Math.min(50 * 2 ** Math.min(attempt, 6), maxRetryDelay) * (0.5 + Math.random() / 2)

/** `ca` is the certificate authority of a rediss:// server in PEM; without it, Node's own authorities count. */
type RedisConnectionOptions = { url: string; commandTimeout: number; ca?: string | undefined }

/** Rejects a command that gets no reply in time. */
const limitCommand = (command: Command, timeoutMs: number) => {
  let immediate: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    immediate = setImmediate(() => command.reject(new Error('Command timed out')))
  }, timeoutMs)
  const cancel = () => {
    clearTimeout(timer)
    clearImmediate(immediate)
  }
  void command.promise.then(cancel, cancel)
}

/**
 * Ends each command after `timeoutMs`, but reads the socket once more before. After a long turn Node runs timers first,
 * so the client's own `commandTimeout` rejects commands whose replies have arrived while the process was busy.
 */
const limitCommands = (redis: Redis, timeoutMs: number) => {
  redis.sendCommand = (command, stream) => {
    limitCommand(command, timeoutMs)
    return Redis.prototype.sendCommand.call(redis, command, stream)
  }
}

/**
 * A client that reconnects by itself and logs each outage once. A request must learn within a second that Redis is
 * down. So the client queues no command, sends none twice, and ends each after `commandTimeout` milliseconds.
 */
export const createRedisConnection = (
  { url, commandTimeout, ca }: RedisConnectionOptions,
  log: Pick<Logger, 'info' | 'warn'>,
): Redis => {
  const redis = new Redis(url, {
    ...(ca !== undefined && { tls: { ca } }),
    connectTimeout,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy,
    // The Redis user may not run CLIENT, which nothing else needs.
    disableClientInfo: true,
    // After a failover the old primary responds READONLY until the client reconnects.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    scripts: redisScripts,
  })
  limitCommands(redis, commandTimeout)
  let isReachable: boolean | undefined
  let reason = 'connection closed'
  redis.on('ready', () => {
    if (!isReachable) log.info('Redis is connected')
    isReachable = true
    reason = 'connection closed'
  })
  // Logs only the message, because an ioredis error contains the arguments of its command.
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
 * Resolves when the connection is ready, or after the timeout of the first connection: without Redis the shop can still
 * show its pages.
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
