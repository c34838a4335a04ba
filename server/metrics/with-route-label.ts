import '#runtime/locals.ts'
import type { RequestHandler } from 'express'

/**
 * Runs a handler whose requests are counted as `route`, unless it passes them on. A name or a pattern of ours, never
 * part of an address.
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
