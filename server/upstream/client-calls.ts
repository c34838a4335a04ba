import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { BusyError, createConcurrencyLimiter, type ConcurrencyLimiter } from '../limits/concurrency-limiter.ts'
import { listIpNetworks } from '../limits/ip-group.ts'
import { createLimitReporter } from '../logging/limit-reporter.ts'
import { createNetworkQueues } from '../limits/network-queues.ts'
import { UpstreamError } from './commerce-api.ts'
import { upstreamGroups, type UpstreamGroup } from './upstream-group.ts'

/** As in security events and metrics. */
export const callLimitName = 'apiCallsIp'

/** The connections to the API. A wide network never has more than half of them. */
export const apiConnections = 64

/** How many calls wait for each one in progress. */
const waitingPerCall = 4

/** Milliseconds that a call waits at most. */
const maxWaitMs = 2_000

type ClientCallsOptions = {
  config: Pick<Config, 'apiCalls' | 'ipv6Factors' | 'sessionKeys' | 'logClientAddress'>
  log: Logger
}

export type ClientCalls = {
  /** Makes a call for a client as soon as there is room for it. `call` gets the widest network of the client. */
  run<T>(caller: Caller, call: (network: string) => Promise<T>): Promise<T>
  /** Makes a read for the shared cache in the turn of the client that needs it first. */
  runShared<T>(sharedRead: SharedRead, read: () => Promise<T>): Promise<T>
  /** Another client needs the shared read, too. A waiting read moves to that client's turn when it is earlier. */
  hastenShared(sharedRead: SharedRead): void
}

type Caller = {
  group: UpstreamGroup
  clientIp: string
  requestId: string | undefined
  signal: AbortSignal | undefined
}

/** `clientIp` is undefined outside a request, for example while the server starts. */
type SharedRead = { group: UpstreamGroup; key: string; clientIp: string | undefined }

/**
 * Bounds the calls that the API has from one client and this process at a time, so that no client occupies the API
 * alone. More calls wait shortly; those of a caller who has left are not made. Bounds the calls of each group, too.
 * Networks take turns for these, and one has three quarters of the places at most. Reads for the shared cache belong to
 * no client: they wait for their turn only.
 */
export const createClientCalls = ({ config, log }: ClientCallsOptions): ClientCalls => {
  const { perClient, perGroup } = config.apiCalls
  const { ipv6Factors } = config
  const reportLimit = createLimitReporter({ config, log })
  const runForNetworks = createNetworkQueues({
    getMaxRunning: (factor) => Math.min(perClient * factor, Math.max(perClient, apiConnections / 2)),
    waitingPerTask: waitingPerCall,
  })

  const toBusyError = (error: BusyError, clientIp: string, requestId: string | undefined) => {
    reportLimit(callLimitName, clientIp, requestId)
    return new UpstreamError('status', 503, 'Too many calls of one network', [], { isBusy: true, cause: error })
  }

  const maxOfNetwork = Math.ceil(perGroup * 0.75)
  const groupLimiters = Object.fromEntries(
    upstreamGroups.map((group) => [group, createConcurrencyLimiter(perGroup, Infinity, maxOfNetwork)]),
  ) as Record<UpstreamGroup, ConcurrencyLimiter>
  const listNetworks = (clientIp: string | undefined) =>
    clientIp === undefined ? [] : listIpNetworks(clientIp, ipv6Factors)

  const run: ClientCalls['run'] = async ({ group, clientIp, requestId, signal }, call) => {
    const networks = listIpNetworks(clientIp, ipv6Factors)
    const wait = Promise.withResolvers<never>()
    let isTooLate = false
    const timer = setTimeout(() => {
      isTooLate = true
      wait.reject(new BusyError())
    }, maxWaitMs)
    const start = () => {
      clearTimeout(timer)
      signal?.throwIfAborted()
      return isTooLate ? wait.promise : call(networks.at(-1)!.subject)
    }
    try {
      return await Promise.race([
        runForNetworks(networks, () => groupLimiters[group].run(start, networks)),
        wait.promise,
      ])
    } catch (error) {
      throw error instanceof BusyError ? toBusyError(error, clientIp, requestId) : error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    run,
    runShared: ({ group, key, clientIp }, read) => groupLimiters[group].run(read, listNetworks(clientIp), key),
    hastenShared: ({ group, key, clientIp }) => groupLimiters[group].hasten(key, listNetworks(clientIp)),
  }
}
