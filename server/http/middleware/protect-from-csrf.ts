import type { Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { AppError } from '../errors.ts'
import { isBffRequest, sendRejection } from './send-rejection.ts'
import { omitSharedToken } from '../../logging/omit-shared-token.ts'
import { createSecurityEventSources, withSecurityEventSource } from '../../logging/security-event-source.ts'
import { logEvent } from '../../logging/security-events.ts'

/** Methods that change nothing (RFC 9110). */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The maximum number of characters of a path in the log, because a security event drops longer values. */
const maxLoggedPathLength = 1_000

/** A header that forms cannot send, and other sites' scripts only with CORS consent. */
export const bffHeader = { name: 'X-Requested-With', value: 'stagedoor' } as const

/** Browsers send Sec-Fetch-Site; older ones send at least Origin. A request with neither is rejected. */
export const isSameOrigin = (request: Request, publicOrigin: string) => {
  const site = request.get('sec-fetch-site')
  return site === undefined ? request.get('origin') === publicOrigin : site === 'same-origin'
}

/** Accepts requests that may change something only from pages of this shop; on `/bff` they also need the header. */
export const protectFromCsrf = (
  config: Pick<Config, 'publicOrigin' | 'sessionKeys' | 'logClientAddress'>,
  log: Logger,
): RequestHandler => {
  const createSource = createSecurityEventSources(config)
  return (request, response, next) => {
    if (safeMethods.has(request.method)) return next()
    const isFromOwnOrigin = isSameOrigin(request, config.publicOrigin)
    const hasHeader = !isBffRequest(request) || request.get(bffHeader.name) === bffHeader.value
    if (isFromOwnOrigin && hasHeader) return next()
    const { method, path } = request
    logEvent(withSecurityEventSource(log, createSource(request.ip)), {
      event: 'request.rejected',
      requestId: response.locals.requestId,
      reason: isFromOwnOrigin ? 'header' : 'origin',
      method,
      path: omitSharedToken(path).slice(0, maxLoggedPathLength),
    })
    sendRejection(new AppError(403, 'forbidden', 'This request did not come from this site.'), request, response, next)
  }
}
