import './locals.ts'
import type { RequestHandler } from 'express'
import type { StartRequest } from './http-metrics.ts'

/** Counts each request at its end, under the pattern of its route (`response.locals.route`). */
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
