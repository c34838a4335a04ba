import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Limit, Storage } from './storage.ts'

export type Counters = Pick<Storage, 'spend' | 'giveBack'>

/** The two operations on limits, over the library's limiters: one for each limit, made when it is first needed. */
export const createCounters = (createLimiter: (limit: Limit) => RateLimiterAbstract): Counters => {
  const limiters = new Map<string, RateLimiterAbstract>()

  const limiterOf = (limit: Limit) => {
    const known = limiters.get(limit.name) ?? createLimiter(limit)
    limiters.set(limit.name, known)
    return known
  }

  return {
    async spend(limit, key) {
      try {
        await limiterOf(limit).consume(key)
        return 0
      } catch (refusal) {
        // The library refuses by throwing what it counted; anything else is a failure.
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
        throw refusal
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key)
    },
  }
}
