import './locals.ts'
import type { RequestHandler } from 'express'
import type { StartRequest } from './http-metrics.ts'

/** Counts each request under the pattern that answered it (`response.locals.route`), when it is over. */
export const measureRequests =
  (startRequest: StartRequest): RequestHandler =>
  ({ method }, response, next) => {
    const started = performance.now()
    const finishRequest = startRequest()
    response.once('close', () => {
      const { route = 'none' } = response.locals
      finishRequest({
        route,
        method,
        status: response.statusCode,
        isWhole: response.writableFinished,
        seconds: (performance.now() - started) / 1000,
      })
    })
    next()
  }
