import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { Logger } from 'pino'
import { UpstreamError } from './commerce-api.ts'

/** The number of consecutive failures that open the circuit, and the milliseconds until one call probes the service. */
const failureThreshold = 8
const openMs = 5_000

/**
 * Whether a call failed because of the service: a 5xx, a timeout, or no connection. A full queue says nothing about the
 * next call, so it is no failure. An open circuit would also reject calls for which there is room.
 */
const isServiceFailure = (error: unknown) =>
  error instanceof UpstreamError && (error.status === 0 || error.status >= 500) && !error.isBusy

type BreakerOptions = {
  /** The name of the service in log messages. */
  name: string
  log: Pick<Logger, 'warn' | 'info'>
  /** Milliseconds that the circuit stays open. */
  halfOpenAfter?: number
  /** Called when the circuit opens and closes. */
  onStateChange?: (isOpen: boolean) => void
  /** Called for each call that the open circuit rejects. */
  onCallSkipped?: () => void
}

/**
 * `network` is the network of the client for whom the call is made, undefined for a call that clients share. A probing
 * call must end as the service ends it: a caller who disconnects would otherwise keep the circuit open.
 */
export type Breaker = <T>(call: () => Promise<T>, network?: string) => Promise<T>

const circuitOpenError = (cause?: unknown) => new UpstreamError('unreachable', 0, 'The circuit is open', [], { cause })

/**
 * Creates a circuit breaker. While a service is known to be down, calls fail at once instead of letting every shopper
 * wait for the deadline. Timeouts of one network count once until a call succeeds. A client can cause them by costly
 * calls, which must not close the service for others.
 */
export const createBreaker = ({
  name,
  log,
  halfOpenAfter = openMs,
  onStateChange = () => {},
  onCallSkipped = () => {},
}: BreakerOptions): Breaker => {
  /**
   * Whether an error shows that the service works: a 4xx, a full queue or an invalid response. A caller who disconnects
   * shows nothing.
   */
  const isHandledResponse = (error: unknown) => error instanceof UpstreamError && !isServiceFailure(error)
  const isProbing = (): boolean => policy.state === CircuitState.HalfOpen
  /** The networks with a timeout since the last success. */
  const slowNetworks = new Set<string>()
  const repeatedTimeouts = new WeakSet<WeakKey>()
  const noteTimeout = (error: unknown, network: string | undefined) => {
    if (network === undefined || !(error instanceof UpstreamError) || error.kind !== 'timeout') return
    if (slowNetworks.has(network)) repeatedTimeouts.add(error)
    slowNetworks.add(network)
  }
  const policy = circuitBreaker(
    // A probing call that ends without a response has not seen whether the service works, so this counts as a failure.
    handleWhen((error) => (isServiceFailure(error) && !repeatedTimeouts.has(error as WeakKey)) || isProbing()),
    { halfOpenAfter, breaker: new ConsecutiveBreaker(failureThreshold) },
  )
  let isOpen = false
  policy.onBreak(() => {
    if (!isOpen) log.warn(`${name}: circuit open`)
    isOpen = true
    slowNetworks.clear()
    onStateChange(true)
  })
  policy.onReset(() => {
    isOpen = false
    onStateChange(false)
    log.info(`${name}: circuit closed`)
  })

  return async (call, network) => {
    // Only one call probes the service. Others would wait for it as long as for a service that hangs.
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
            noteTimeout(error, network)
            throw error
          },
        ),
      )
      slowNetworks.clear()
      if ('error' in outcome) throw outcome.error
      return outcome.value
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      onCallSkipped()
      throw circuitOpenError(error)
    }
  }
}
