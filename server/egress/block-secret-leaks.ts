import '#runtime/locals.ts'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { toApiError } from '../http/errors.ts'
import { isBffRequest } from '../http/middleware/send-rejection.ts'
import { logEvent } from '../logging/security-events.ts'
import type { SecretKind } from '../session/vault/secret.ts'
import { getSessionCookieName } from '../session/session-cookie.ts'
import { createFindSecret, createSearchCache, type FindSecret } from './find-secret.ts'
import { listProcessSecrets } from './process-secrets.ts'
import { trackSecrets } from './request-secrets.ts'
import { createSecretSearch } from './secret-search.ts'
import { inspectResponse, type Leak, type RawResponse } from './inspect-response.ts'

type BlockSecretLeaksDeps = {
  config: Pick<Config, 'deployment' | 'secure' | 'sessionSecrets' | 'sessionKeys' | 'search' | 'redisUrl'>
  log: Pick<Logger, 'error'>
}

/**
 * Kinds of secrets that production does not search for. The author of a link chooses its token, and could otherwise
 * block pages that contain the same words.
 */
const ignoredInProduction: ReadonlySet<string> = new Set(['link token'] satisfies SecretKind[])

/**
 * The last guard before the browser: blocks a response that contains, in any encoding, a secret of the process or of
 * this request. The client gets a 500, or a closed connection when bytes have already been sent. The log gets an error.
 * Mounted after the security headers, because a blocked response keeps only those headers.
 */
export const blockSecretLeaks = ({ config, log }: BlockSecretLeaksDeps): RequestHandler => {
  const processSearch = createSecretSearch()
  for (const { value, kind } of listProcessSecrets(config)) processSearch.add(value, kind)
  const ignoredKinds = config.deployment === 'production' ? ignoredInProduction : new Set<string>()
  const cleanBodies = new WeakSet<Uint8Array>()
  const searchCache = createSearchCache()
  const sessionCookie = `set-cookie: ${getSessionCookieName(config)}=`.toLowerCase()

  const sendFailure = (
    request: Request,
    response: Response,
    baseHeaders: OutgoingHttpHeaders,
    find: FindSecret,
    rawResponse: RawResponse,
  ) => {
    if (response.headersSent) return void response.destroy()
    for (const name of response.getHeaderNames()) if (!(name in baseHeaders)) response.removeHeader(name)
    for (const [name, value] of Object.entries(baseHeaders)) {
      // An earlier middleware may have set a header that contains the secret.
      if (find(Buffer.from(`${name}: ${String(value)}`))) response.removeHeader(name)
      else if (value !== response.getHeader(name)) response.setHeader(name, value!)
    }
    const body = toApiError(undefined, response.locals.requestId)
    const { originalUrl } = request
    const isJson = isBffRequest({ path: originalUrl.split('?', 1)[0]! })
    const bytes = Buffer.from(isJson ? JSON.stringify(body) : `${body.status} ${body.message} (${body.requestId})`)
    rawResponse.writeHead(500, 'Internal Server Error', {
      'Cache-Control': 'private, no-store',
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Length': bytes.length,
    })
    rawResponse.end(bytes)
  }

  return (request, response, next) => {
    const requestSecrets = new Map<string, string>()
    const baseHeaders = response.getHeaders()
    const findSecret = createFindSecret({ processSearch, requestSecrets, request, searchCache, ignoredKinds })
    const logLeak = ({ place, match: found }: Leak) => {
      const { name: kind, encoding } = found === 'unreadable' ? { name: 'unknown', encoding: 'unreadable' } : found
      // Logs the route pattern, because the URL itself may contain the secret.
      const { requestId, route = 'none' } = response.locals
      logEvent(log, { event: 'egress.secret_found', requestId, route, kind, encoding, place })
    }
    const isClean = (bytes: Uint8Array) => {
      const match = findSecret(bytes)
      if (match) logLeak({ place: 'body', match })
      return !match
    }
    inspectResponse(response, {
      findSecret,
      cleanBodies,
      isSessionCookie: (line) => line.toLowerCase().startsWith(sessionCookie),
      onLeak: (leak, rawResponse) => {
        logLeak(leak)
        sendFailure(request, response, baseHeaders, findSecret, rawResponse)
      },
    })
    trackSecrets({ secrets: requestSecrets, isClean }, next)
  }
}
