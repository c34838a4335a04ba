import type { Response } from 'express'
import { toErrorHeaders, toApiError } from '../http/errors.ts'
import type { RequestContext } from '../http/request-context.ts'

/** Sends an error as JSON. A 5xx also writes one log line with its cause, unless the client has disconnected. */
export const sendApiError = (
  error: unknown,
  { requestId, log, signal }: Pick<RequestContext, 'requestId' | 'log' | 'signal'>,
  response: Response,
) => {
  const body = toApiError(error, requestId)
  if (body.status >= 500 && !signal.aborted) log.error({ err: error }, 'request failed')
  if (response.headersSent) return void response.destroy()
  response.status(body.status).set(toErrorHeaders(error)).json(body)
}
