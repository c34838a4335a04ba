import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createRateLimitCounters, type RateLimitCounters } from './rate-limit-counters.ts'

export const createMemoryCounters = (): RateLimitCounters =>
  createRateLimitCounters(
    ({ name, amount, seconds }) => new RateLimiterMemory({ keyPrefix: name, points: amount, duration: seconds }),
  )
