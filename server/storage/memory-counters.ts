import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createCounters, type Counters } from './counters.ts'

export const createMemoryCounters = (): Counters =>
  createCounters(
    ({ name, amount, seconds }) => new RateLimiterMemory({ keyPrefix: name, points: amount, duration: seconds }),
  )
