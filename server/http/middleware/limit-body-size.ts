import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'
import { sendRejection } from './send-rejection.ts'

const missingLengthError = new AppError(411, 'invalid_input', 'The length of the request is missing.')
const tooLargeError = new AppError(413, 'payload_too_large', 'The request is too large.')

/**
 * Refuses a body that is longer than `maxBytes` before any of it is read. The length must be told (Node then holds the
 * sender to it): browsers always do, for forms and for JSON.
 */
export const limitBodySize =
  (maxBytes: number): RequestHandler =>
  (request, response, next) => {
    const rejection =
      request.get('transfer-encoding') !== undefined
        ? missingLengthError
        : Number(request.get('content-length') ?? 0) > maxBytes
          ? tooLargeError
          : undefined
    if (!rejection) return next()
    // Kept open, the connection would have to be read to the end of what was refused.
    response.set('Connection', 'close')
    sendRejection(rejection, request, response, next)
  }
