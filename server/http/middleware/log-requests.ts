import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const getLogLevel = (status: number) => (status >= 500 ? 'warn' : 'info')

/** The links of shared wishlists open them for whoever has them; they are not for whoever reads logs. */
const sharedTokenPath = /^(\/wishlists\/shared\/|\/bff\/shared-wishlists\/)[^/]+/i

/**
 * One line per request, when it is over. Never a query string (the password link carries its token there), a token in
 * its path, a cookie or a body.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const started = performance.now()
    const { method } = request
    const path = request.path.replace(sharedTokenPath, '$1')
    response.once('close', () => {
      const { requestId } = response.locals
      const line = { requestId, method, path, status: response.statusCode, ms: Math.round(performance.now() - started) }
      log[getLogLevel(response.statusCode)](line, response.writableFinished ? 'request' : 'request abandoned')
    })
    next()
  }
