import '#runtime/locals.ts'
import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { omitSharedToken } from '../../logging/omit-shared-token.ts'

const getLogLevel = (status: number) => (status >= 500 ? 'warn' : 'info')

/** `path` has no query. `startedAt` is the time of `performance.now()` when the request arrived. */
export type LoggedRequest = { requestId: string; method: string; path: string; startedAt: number }

/** The log line of a request whose response has ended. Leaves out a token in the path. */
export const toLogLine = ({ requestId, method, path, startedAt }: LoggedRequest, { statusCode }: ServerResponse) => ({
  requestId,
  method,
  path: omitSharedToken(path),
  status: statusCode,
  ms: Math.round(performance.now() - startedAt),
})

/**
 * Logs one line for each request, at its end. Never logs a query string (those of email links contain a token), a token
 * in the path, a cookie or a body.
 */
export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    const { method, path } = request
    response.once('close', () => {
      const { requestId } = response.locals
      log[getLogLevel(response.statusCode)](
        toLogLine({ requestId, method, path, startedAt }, response),
        response.writableFinished ? 'request' : 'request abandoned',
      )
    })
    next()
  }
