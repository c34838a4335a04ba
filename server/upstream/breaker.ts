import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { Logger } from 'pino'
import { UpstreamError } from './commerce-api.ts'

/** Failures in a row after which a service is left alone, and for how long; then one call tries again. */
const tolerated = 8
const restMs = 5_000

/** It is in trouble when it says so or says nothing. */
const inTrouble = (error: unknown) => error instanceof UpstreamError && (error.status === 0 || error.status >= 500)

/**
 * A refusal (4xx), and an answer nobody understands: somebody is there and works. A caller who left shows nothing
 * either way.
 */
const isAnswer = (error: unknown) => error instanceof UpstreamError && !inTrouble(error)

export type BreakerOptions = {
  /** Of the service, for the log. */
  name: string
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds of rest. */
  halfOpenAfter?: number
  /** Told when the service is left alone, and when it answers again. */
  onTurn?: (isOpen: boolean) => void
  /** Told of each call that was not made. */
  onLeftAlone?: () => void
}

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>

const leftAlone = (cause?: unknown) => new UpstreamError('unreachable', 0, 'Left alone for a moment', [], { cause })

/** Answers at once while a service is known to be down, instead of letting every shopper wait for the deadline. */
export const createBreaker = ({
  name,
  log,
  halfOpenAfter = restMs,
  onTurn = () => {},
  onLeftAlone = () => {},
}: BreakerOptions): Breaker => {
  const isTrying = (): boolean => policy.state === CircuitState.HalfOpen
  const policy = circuitBreaker(
    // Whoever left while trying again has not seen it work.
    handleWhen((error) => inTrouble(error) || isTrying()),
    { halfOpenAfter, breaker: new ConsecutiveBreaker(tolerated) },
  )
  let isOpen = false
  policy.onBreak(() => {
    if (!isOpen) log.warn(`${name}: circuit open`)
    isOpen = true
    onTurn(true)
  })
  policy.onReset(() => {
    isOpen = false
    onTurn(false)
    log.info(`${name}: circuit closed`)
  })

  return async (call) => {
    // One call tries; others would wait for it as long as for a service that hangs.
    if (isTrying()) {
      onLeftAlone()
      throw leftAlone()
    }
    try {
      const outcome = await policy.execute(() =>
        call().then(
          (value) => ({ value }),
          (error: unknown) => {
            if (isAnswer(error)) return { error }
            throw error
          },
        ),
      )
      if ('error' in outcome) throw outcome.error
      return outcome.value
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      onLeftAlone()
      throw leftAlone(error)
    }
  }
}
