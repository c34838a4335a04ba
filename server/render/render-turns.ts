import { setImmediate as waitForEvents } from 'node:timers/promises'
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts'
import { listIpNetworks } from '../limits/ip-group.ts'
import type { Config } from '../config/config.ts'

export type TakeRenderTurn = (clientIp: string) => Promise<void>

/**
 * Resolves when a page of this client may take processor time, for its data or for its HTML. Networks take turns. After
 * each turn the process handles what has arrived meanwhile, such as requests for cached pages. A page that waits for
 * the API holds no turn. `boundRequestsInProgress` bounds how many pages wait.
 */
export const createRenderTurns = ({ ipv6Factors }: Pick<Config, 'ipv6Factors'>): TakeRenderTurn => {
  const limiter = createConcurrencyLimiter(1, Infinity)
  return (clientIp) => limiter.run(() => waitForEvents(), listIpNetworks(clientIp, ipv6Factors))
}
