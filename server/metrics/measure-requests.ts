import '../middleware/locals.ts'
import type { RequestHandler } from 'express'
import type { Metrics } from './metrics.ts'

/** Counts each request under the pattern that answered it (`name-route.ts`), when it is over. */
export const measureRequests =
  (metrics: Pick<Metrics, 'requestBegan'>): RequestHandler =>
  ({ method }, response, next) => {
    const started = performance.now()
    const ended = metrics.requestBegan()
    response.once('close', () => {
      const { route = 'none' } = response.locals
      ended({ route, method, status: response.statusCode, isWhole: response.writableFinished, seconds: (performance.now() - started) / 1000 })
    })
    next()
  }
