import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const getLogLevel = (status: number) => (status >= 500 ? 'warn' : 'info')

/**
 * Logs one line per request, with the route's pattern instead of the path: basket ids and reset tokens must not be in
 * logs.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const { requestId, route = 'none' } = response.locals
      const ms = Math.round(performance.now() - startedAt)
      const line = { requestId, method: request.method, route, status: response.statusCode, ms }
      log[getLogLevel(response.statusCode)](line, response.writableFinished ? 'request' : 'request abandoned')
    })
    next()
  }
