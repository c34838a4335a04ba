import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { Logger } from 'pino'
import { UpstreamError } from './commerce-api.ts'

/** Failures in a row after which the API is left alone, and for how long; then one call tries again. */
const tolerated = 8
const restMs = 5_000

/** The API is in trouble; a refusal (4xx) or a caller who left says nothing about its health. */
const inTrouble = (error: unknown) => error instanceof UpstreamError && (error.status === 0 || error.status >= 500)

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>

/** Answers at once while the API is known to be down, instead of letting every shopper wait for the deadline. */
export const createBreaker = (
  log: Pick<Logger, 'warn' | 'info'>,
  { name = 'commerce API', halfOpenAfter = restMs }: { name?: string; halfOpenAfter?: number } = {},
): Breaker => {
  const policy = circuitBreaker(handleWhen(inTrouble), { halfOpenAfter, breaker: new ConsecutiveBreaker(tolerated) })
  policy.onBreak(() => log.warn(`${name}: circuit open`))
  policy.onReset(() => log.info(`${name}: circuit closed`))
  return async (call) => {
    try {
      return await policy.execute(call)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw new UpstreamError('unreachable', 0, 'Left alone for a moment', [], { cause: error })
    }
  }
}
