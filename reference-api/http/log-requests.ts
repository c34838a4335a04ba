import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { resolveRequestId } from '#runtime/request-id.ts'

const toLogLevel = (status: number) => (status >= 500 ? 'warn' : 'info')

/**
 * Logs one line per request, with the route's pattern instead of the path: basket ids and reset tokens must not be in
 * logs.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const requestId = resolveRequestId(request.headers['x-request-id'])
    const started = performance.now()
    response.locals.requestId = requestId
    response.setHeader('X-Request-Id', requestId)
    response.once('close', () => {
      const { route = 'none' } = response.locals
      const ms = Math.round(performance.now() - started)
      const line = { requestId, method: request.method, route, status: response.statusCode, ms }
      log[toLogLevel(response.statusCode)](line, response.writableFinished ? 'request' : 'request abandoned')
    })
    next()
  }
