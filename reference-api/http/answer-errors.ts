import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { isUnavailable } from '../db/unavailable.ts'
import { localeOf } from '../domain/locale.ts'
import { ApiError, errorBody, notFound } from './api-error.ts'

export const answerUnknownRoutes: RequestHandler = (_request, _response, next) => next(notFound('route.unknown'))

/** Express' own refusals (malformed JSON, too large, bad escapes in the path) as ours. */
const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const status = (error as { status?: unknown }).status
  if (status === 413) return new ApiError(413, 'request.tooLarge')
  if (status === 415) return new ApiError(415, 'request.unsupported')
  if (typeof status === 'number' && status >= 400 && status < 500) return new ApiError(status, 'request.malformed')
  if (isUnavailable(error)) return new ApiError(503, 'server.busy', { cause: error })
  return new ApiError(500, 'server.failed', { cause: error })
}

/** Seconds after which asking again is worth it. */
const busyFor = 2

/** The only place that turns an error into an answer. What failed inside is logged, never told. */
export const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (thrown, request, response, next) => {
    const error = asApiError(thrown)
    if (error.status >= 500)
      log.error(
        { requestId: response.locals.requestId, err: error.cause ?? error, route: response.locals.route },
        'failed',
      )
    if (response.headersSent) return next(thrown)
    if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer')
    if (error.status === 503) response.setHeader('Retry-After', busyFor)
    response.setHeader('Cache-Control', 'private, no-store')
    response.status(error.status).json(errorBody(error, localeOf(request.headers['accept-language'])))
  }
