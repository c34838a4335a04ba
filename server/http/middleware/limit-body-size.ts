import type { RequestHandler } from 'express'
import { AppError } from '../errors.ts'
import { sendRejection } from './send-rejection.ts'

const missingLengthError = new AppError(411, 'invalid_input', 'The length of the request is missing.')
const tooLargeError = new AppError(413, 'payload_too_large', 'The request is too large.')

/**
 * Rejects a body longer than `maxBytes` before reading it. A body must declare its length, which Node enforces;
 * browsers always declare it for forms and JSON.
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
    // On an open connection the server would have to read the rejected body to its end.
    response.set('Connection', 'close')
    sendRejection(rejection, request, response, next)
  }
