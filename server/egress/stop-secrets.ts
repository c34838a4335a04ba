import '#runtime/locals.ts'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { toApiError } from '../http/errors.ts'
import { isBff } from '../http/middleware/refuse.ts'
import { logEvent } from '../logging/security-events.ts'
import type { SecretKind } from '../session/vault/secret.ts'
import { sessionCookieName } from '../session/session-cookie.ts'
import { createFindSecret, createKnownSearches, type FindSecret } from './find-secret.ts'
import { processSecrets } from './process-secrets.ts'
import { collectSecrets } from './request-secrets.ts'
import { createSecretSearch } from './secret-search.ts'
import { watchResponse, type Leak, type Past } from './watch-response.ts'

export type StopSecretsDeps = {
  config: Pick<Config, 'deployment' | 'secure' | 'sessionSecrets' | 'sessionKeys' | 'search' | 'redisUrl'>
  log: Pick<Logger, 'error'>
}

/**
 * A link says what it likes as its token. Looked for, it could be made of words of our pages, and nobody who follows it
 * would see them.
 */
const chosenByOthers: ReadonlySet<string> = new Set(['link token'] satisfies SecretKind[])

/**
 * The last guard before the browser: nothing leaves that holds a secret of the process, or one that this request has
 * made or read, in any encoding. The answer is a 500, or the connection ends where bytes had gone already; the log says
 * so at error. Mounted behind what sets the headers of every response: those are all that is left of the answer's.
 */
export const stopSecrets = ({ config, log }: StopSecretsDeps): RequestHandler => {
  const always = createSecretSearch()
  for (const { value, kind } of processSecrets(config)) always.add(value, kind)
  const ignored = config.deployment === 'production' ? chosenByOthers : new Set<string>()
  const clean = new WeakSet<Uint8Array>()
  const searches = createKnownSearches()
  const sessionCookie = `set-cookie: ${sessionCookieName(config)}=`.toLowerCase()

  const answer = (
    request: Request,
    response: Response,
    ofEveryResponse: OutgoingHttpHeaders,
    find: FindSecret,
    past: Past,
  ) => {
    if (response.headersSent) return void response.destroy()
    for (const name of response.getHeaderNames()) if (!(name in ofEveryResponse)) response.removeHeader(name)
    for (const [name, value] of Object.entries(ofEveryResponse)) {
      // The secret may have been set before anybody watched.
      if (find(Buffer.from(`${name}: ${String(value)}`))) response.removeHeader(name)
      else if (value !== response.getHeader(name)) response.setHeader(name, value!)
    }
    const body = toApiError(undefined, response.locals.requestId)
    const { originalUrl } = request
    const isJson = isBff({ path: originalUrl.split('?', 1)[0]! })
    const bytes = Buffer.from(isJson ? JSON.stringify(body) : `${body.status} ${body.message} (${body.requestId})`)
    past.writeHead(500, 'Internal Server Error', {
      'Cache-Control': 'private, no-store',
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Content-Length': bytes.length,
    })
    past.end(bytes)
  }

  return (request, response, next) => {
    const secrets = new Map<string, string>()
    const ofEveryResponse = response.getHeaders()
    const find = createFindSecret({ always, secrets, request, searches, ignored })
    watchResponse(response, {
      find,
      clean,
      isSessionCookie: (line) => line.toLowerCase().startsWith(sessionCookie),
      stop: ({ place, find: found }: Leak, past) => {
        const { name: kind, encoding } = found === 'unreadable' ? { name: 'unknown', encoding: 'unreadable' } : found
        // The pattern of the address: the address itself may hold what was found.
        const { requestId, route = 'none' } = response.locals
        logEvent(log, { event: 'egress.secret_found', requestId, route, kind, encoding, place })
        answer(request, response, ofEveryResponse, find, past)
      },
    })
    collectSecrets(secrets, next)
  }
}
