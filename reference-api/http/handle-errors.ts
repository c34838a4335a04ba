import { BulkheadRejectedError, TaskCancelledError } from 'cockatiel'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { parseLocale } from '../domain/locale.ts'
import { ApiError, toErrorBody, notFoundError } from './api-error.ts'

export const rejectUnknownRoutes: RequestHandler = (_request, _response, next) => next(notFoundError('route.unknown'))

/**
 * A full queue of passwords, PDFs, exports or searches, or a client that left it. No failure: the line of the request
 * is enough.
 */
export const isQueueRejection = (error: unknown) =>
  error instanceof BulkheadRejectedError || error instanceof TaskCancelledError

/**
 * Whether PostgreSQL could not represent a value, such as a date in the year 0000. Its caller is at fault. If it were a
 * failure of the API, a few such requests would open a storefront's circuit for all shoppers.
 */
const isDataException = (error: unknown) => /^22/.test(String((error as { code?: unknown } | undefined)?.code))

/** Maps Express' own errors (malformed JSON, too large, bad escapes in the path) to ApiError. */
const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const status = (error as { status?: unknown }).status
  if (status === 413) return new ApiError(413, 'request.tooLarge')
  if (status === 415) return new ApiError(415, 'request.unsupported')
  if (typeof status === 'number' && status >= 400 && status < 500) return new ApiError(status, 'request.malformed')
  if (isDataException(error)) return new ApiError(400, 'request.malformed', { cause: error })
  if (isDatabaseUnavailable(error) || isQueueRejection(error)) return new ApiError(503, 'server.busy', { cause: error })
  return new ApiError(500, 'server.failed', { cause: error })
}

/** Seconds after which there may be room in a queue. A shop tells full queues from failures by this header. */
const retryAfterSeconds = 2

/** Turns every error into a response. Internal errors are logged and not shown. */
export const handleErrors =
  (log: Logger): ErrorRequestHandler =>
  (cause, request, response, next) => {
    const error = toApiError(cause)
    if ((error.status >= 500 || isDataException(cause)) && !isQueueRejection(cause))
      log.error(
        { requestId: response.locals.requestId, err: error.cause ?? error, route: response.locals.route },
        'failed',
      )
    if (response.headersSent) return next(cause)
    if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer')
    if (isQueueRejection(cause)) response.setHeader('Retry-After', retryAfterSeconds)
    response.setHeader('Cache-Control', 'private, no-store')
    response.status(error.status).json(toErrorBody(error, parseLocale(request.headers['accept-language'])))
  }
