import './locals.ts'
import type { RequestHandler } from 'express'
import { resolveRequestId } from './request-id.ts'

/** Gives the request the id that its caller sent, or a new one. Every response and every log line contains it. */
export const assignRequestId = (): RequestHandler => (request, response, next) => {
  response.locals.requestId = resolveRequestId(request.headers['x-request-id'])
  response.set('X-Request-Id', response.locals.requestId)
  next()
}
