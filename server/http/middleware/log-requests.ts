import '#runtime/locals.ts'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const getLogLevel = (status: number) => (status >= 500 ? 'warn' : 'info')

/** The URL of a shared wishlist gives access to it, so the log must not contain its token. */
const sharedTokenPath = /^(\/wishlists\/shared\/|\/bff\/shared-wishlists\/)[^/]+/i

/**
 * Logs one line for each request, at its end. Never logs a query string (those of email links contain a token), a token
 * in the path, a cookie or a body.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    const { method } = request
    const path = request.path.replace(sharedTokenPath, '$1')
    response.once('close', () => {
      const { requestId } = response.locals
      const line = {
        requestId,
        method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
      }
      log[getLogLevel(response.statusCode)](line, response.writableFinished ? 'request' : 'request abandoned')
    })
    next()
  }
