import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimit, Storage } from './storage.ts'

export type RateLimitCounters = Pick<Storage, 'consume' | 'restore'>

/** The two operations on rate limits, with one limiter of the library per limit, created on first use. */
export const createRateLimitCounters = (
  createLimiter: (limit: RateLimit) => RateLimiterAbstract,
): RateLimitCounters => {
  const limiters = new Map<string, RateLimiterAbstract>()

  const getLimiter = (limit: RateLimit) => {
    const known = limiters.get(limit.name) ?? createLimiter(limit)
    limiters.set(limit.name, known)
    return known
  }

  return {
    async consume(limit, key) {
      try {
        await getLimiter(limit).consume(key)
        return 0
      } catch (rejection) {
        // The library rejects with a RateLimiterRes when the limit is exceeded; any other rejection is a failure.
        if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext)
        throw rejection
      }
    },
    async restore(limit, key) {
      await getLimiter(limit).reward(key)
    },
  }
}
