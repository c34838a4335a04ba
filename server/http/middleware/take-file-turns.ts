import '#runtime/locals.ts'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { BusyError } from '../../limits/concurrency-limiter.ts'
import { listClientNetworks, toIpGroup } from '../../limits/ip-group.ts'
import { createNetworkQueues } from '../../limits/network-queues.ts'
import type { TakeProcessorTurn } from '../../limits/processor-turns.ts'
import { createLimitReporter } from '../../logging/limit-reporter.ts'

type FileTurnsDeps = {
  config: Pick<Config, 'ipv6Factors' | 'sessionKeys' | 'logClientAddress'>
  log: Logger
  takeTurn: TakeProcessorTurn
}

/** As in security events and metrics. */
export const fileLimitName = 'filesInProgressIp'

/** Files of one client that are being sent at a time, and how many wait for each: a page loads many at once. */
const filesOfClient = 32
const waitingPerFile = 4

/**
 * Serves files of networks in turn, so that one network's files delay those of others by one file. A client whose files
 * are sent slowly delays its own only. Rejects a client with too many waiting files, without a page.
 */
export const takeFileTurns = ({ config, log, takeTurn }: FileTurnsDeps): RequestHandler => {
  const reportLimit = createLimitReporter({ config, log })
  const runForNetworks = createNetworkQueues({
    getMaxRunning: (factor) => filesOfClient * factor,
    waitingPerTask: waitingPerFile,
  })

  const reject = (request: Request, response: Response) => {
    reportLimit(fileLimitName, request.ip, response.locals.requestId)
    const headers = { 'Cache-Control': 'private, no-store', 'Retry-After': '1' }
    response.status(429).set(headers).type('text/plain').send('Too many requests')
  }

  return async (request, response, next) => {
    const sendInTurn = async () => {
      const closed = new Promise((resolve) => response.once('close', resolve))
      if (!response.closed) await takeTurn(toIpGroup(request.ip))
      if (response.closed) return
      next()
      await closed
    }
    try {
      await runForNetworks(listClientNetworks(request.ip, config.ipv6Factors), sendInTurn)
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      reject(request, response)
    }
  }
}
