import '#runtime/locals.ts'
import type { RequestHandler } from 'express'

/**
 * Runs a handler and counts its requests under `route`, unless the handler calls `next`. `route` is a name or a
 * pattern, never part of a URL.
 */
export const withRouteLabel =
  (route: string, handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    response.locals.route = route
    return handler(request, response, (error?: unknown) => {
      if (error === undefined) delete response.locals.route
      next(error)
    })
  }
