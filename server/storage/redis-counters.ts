import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createRateLimitCounters, type RateLimitCounters } from './rate-limit-counters.ts'

/** Counters in Redis, which all replicas share. */
export const createRedisCounters = (connection: Redis): RateLimitCounters =>
  createRateLimitCounters(
    ({ name, amount, seconds }) =>
      new RateLimiterRedis({
        storeClient: connection,
        rejectIfRedisNotReady: true,
        keyPrefix: `stagedoor:limit:${name}`,
        points: amount,
        duration: seconds,
      }),
  )
