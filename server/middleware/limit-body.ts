import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'
import { refuse } from './refuse.ts'

const unmeasured = new AppError(411, 'invalid_input', 'The length of the request is missing.')
const tooLarge = new AppError(413, 'payload_too_large', 'The request is too large.')

/**
 * Refuses a body that is longer than `maxBytes` before any of it is read. The length must be told (Node then holds the sender to it):
 * browsers always do, for forms and for JSON.
 */
export const limitBody = (maxBytes: number): RequestHandler => (request, response, next) => {
  if (request.get('transfer-encoding') !== undefined) return refuse(unmeasured, request, response, next)
  if (Number(request.get('content-length') ?? 0) > maxBytes) return refuse(tooLarge, request, response, next)
  next()
}
