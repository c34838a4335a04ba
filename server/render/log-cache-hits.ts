import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { toLogLine, type LoggedRequest } from '../http/middleware/log-requests.ts'

/** Logs a cache hit whose response has ended. */
type LogCacheHit = (hit: LoggedRequest, response: ServerResponse) => void

/**
 * Logs at most `linesPerSecond` cache hits a second, because a line takes half as long as the hit itself. The field
 * `hits` of the next line says how many hits it stands for. Hits that the client abandons are always logged.
 */
export const createCacheHitLog = (
  log: Pick<Logger, 'info'>,
  linesPerSecond: number,
  now: () => number = performance.now.bind(performance),
): LogCacheHit => {
  let second = 0
  let lines = 0
  let skipped = 0
  return (hit, response) => {
    if (!response.writableFinished) return log.info(toLogLine(hit, response), 'request abandoned')
    const currentSecond = Math.floor(now() / 1000)
    if (currentSecond !== second) {
      second = currentSecond
      lines = 0
    }
    if (lines >= linesPerSecond) {
      skipped += 1
      return
    }
    lines += 1
    const line = toLogLine(hit, response)
    log.info(skipped > 0 ? { ...line, hits: skipped + 1 } : line, 'request')
    skipped = 0
  }
}
