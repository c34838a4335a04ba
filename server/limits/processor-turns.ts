import { setImmediate as waitForEvents } from 'node:timers/promises'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { listIpNetworks } from './ip-group.ts'
import type { Config } from '../config/config.ts'

export type TakeProcessorTurn = (clientIp: string) => Promise<void>

/**
 * Resolves when a request of this client may take processor time: for a file, or for the data or the HTML of a page.
 * Networks take turns. After each turn the process handles what has arrived meanwhile, such as requests for cached
 * pages. A request that waits for the API holds no turn. `boundRequestsInProgress` and `takeFileTurns` bound how
 * many wait.
 */
export const createProcessorTurns = ({ ipv6Factors }: Pick<Config, 'ipv6Factors'>): TakeProcessorTurn => {
  const limiter = createConcurrencyLimiter(1, Infinity)
  return (clientIp) => limiter.run(() => waitForEvents(), listIpNetworks(clientIp, ipv6Factors))
}
