import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createCounters, type Counters } from './counters.ts'

/** Counters that hold for all replicas. */
export const createRedisCounters = (connection: Redis): Counters =>
  createCounters(
    ({ name, amount, seconds }) =>
      new RateLimiterRedis({
        storeClient: connection,
        rejectIfRedisNotReady: true,
        keyPrefix: `stagedoor:limit:${name}`,
        points: amount,
        duration: seconds,
      }),
  )
