import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { Logger } from 'pino'
import { UpstreamError } from './commerce-api.ts'

/** Failures in a row after which a service is left alone, and for how long; then one call tries again. */
const failureThreshold = 8
const openMs = 5_000

/** It is in trouble when it says so or says nothing. */
const isServiceFailure = (error: unknown) =>
  error instanceof UpstreamError && (error.status === 0 || error.status >= 500)

/**
 * A refusal (4xx), and an answer nobody understands: somebody is there and works. A caller who left shows nothing
 * either way.
 */
const isHandledResponse = (error: unknown) => error instanceof UpstreamError && !isServiceFailure(error)

export type BreakerOptions = {
  /** Of the service, for the log. */
  name: string
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds of rest. */
  halfOpenAfter?: number
  /** Told when the service is left alone, and when it answers again. */
  onStateChange?: (isOpen: boolean) => void
  /** Told of each call that was not made. */
  onCallSkipped?: () => void
}

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>

const circuitOpenError = (cause?: unknown) =>
  new UpstreamError('unreachable', 0, 'Left alone for a moment', [], { cause })

/** Answers at once while a service is known to be down, instead of letting every shopper wait for the deadline. */
export const createBreaker = ({
  name,
  log,
  halfOpenAfter = openMs,
  onStateChange = () => {},
  onCallSkipped = () => {},
}: BreakerOptions): Breaker => {
  const isProbing = (): boolean => policy.state === CircuitState.HalfOpen
  const policy = circuitBreaker(
    // Whoever left while trying again has not seen it work.
    handleWhen((error) => isServiceFailure(error) || isProbing()),
    { halfOpenAfter, breaker: new ConsecutiveBreaker(failureThreshold) },
  )
  let isOpen = false
  policy.onBreak(() => {
    if (!isOpen) log.warn(`${name}: circuit open`)
    isOpen = true
    onStateChange(true)
  })
  policy.onReset(() => {
    isOpen = false
    onStateChange(false)
    log.info(`${name}: circuit closed`)
  })

  return async (call) => {
    // One call tries; others would wait for it as long as for a service that hangs.
    if (isProbing()) {
      onCallSkipped()
      throw circuitOpenError()
    }
    try {
      const outcome = await policy.execute(() =>
        call().then(
          (value) => ({ value }),
          (error: unknown) => {
            if (isHandledResponse(error)) return { error }
            throw error
          },
        ),
      )
      if ('error' in outcome) throw outcome.error
      return outcome.value
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      onCallSkipped()
      throw circuitOpenError(error)
    }
  }
}
