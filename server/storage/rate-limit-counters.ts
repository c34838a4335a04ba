import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { RateLimit, Storage } from './storage.ts'

export type RateLimitCounters = Pick<Storage, 'consume' | 'restore'>

/** The two operations on limits, over the library's limiters: one for each limit, made when it is first needed. */
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
        // The library refuses by throwing what it counted; anything else is a failure.
        if (rejection instanceof RateLimiterRes) return Math.max(1, rejection.msBeforeNext)
        throw rejection
      }
    },
    async restore(limit, key) {
      await getLimiter(limit).reward(key)
    },
  }
}
