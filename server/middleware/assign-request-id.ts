import './locals.ts'
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

/** Gives the request the id its caller sent, or a new one; every response says it, and so does every log line. */
export const assignRequestId = (): RequestHandler => (request, response, next) => {
  const sent = request.get('x-request-id')
  response.locals.requestId = sent !== undefined && wellFormed.test(sent) ? sent : randomUUID()
  response.set('X-Request-Id', response.locals.requestId)
  next()
}
