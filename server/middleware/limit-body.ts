import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'

/**
 * Refuses a body that is longer than `maxBytes` before any of it is read. The length must be told (Node then holds the sender to it):
 * browsers always do, for forms and for JSON.
 */
export const limitBody = (maxBytes: number): RequestHandler => (request, _response, next) => {
  if (request.get('transfer-encoding') !== undefined) return next(new AppError(411, 'invalid_input', 'The length of the request is missing.'))
  const length = Number(request.get('content-length') ?? 0)
  next(length > maxBytes ? new AppError(413, 'payload_too_large', 'The request is too large.') : undefined)
}
