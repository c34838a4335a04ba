import type { Response } from 'express'
import { AppError, toApiError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'

/** Answers an error as JSON; a 5xx also leaves one log line with its cause. */
export const sendApiError = (error: unknown, { requestId, log }: Pick<RequestContext, 'requestId' | 'log'>, response: Response) => {
  const body = toApiError(error, requestId)
  if (body.status >= 500) log.error({ err: error }, 'request failed')
  if (response.headersSent) return void response.destroy()
  const retryAfter = error instanceof AppError ? error.retryAfter : undefined
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
  response.status(body.status).set('Cache-Control', 'private, no-store').json(body)
}
