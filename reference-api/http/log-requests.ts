import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/** One line per request. The route's pattern stands for the path: basket ids and reset tokens must not end up in logs. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const given = request.headers['x-request-id']
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    const started = performance.now()
    response.locals.requestId = requestId
    response.setHeader('X-Request-Id', requestId)
    response.once('finish', () => {
      const route = (response.locals.route as string | undefined) ?? '(none)'
      const ms = Math.round(performance.now() - started)
      log.info({ requestId, method: request.method, route, status: response.statusCode, ms }, 'answered')
    })
    next()
  }
