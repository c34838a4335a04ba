import '#runtime/locals.ts'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { readRequestConsent } from '../read-request-consent.ts'
import { toIpGroup } from '../../limits/ip-group.ts'
import { readComparedSkus, readLanguageFromUrl, readRequestPreferences } from '../read-request-preferences.ts'
import { createSecurityEventSources, withSecurityEventSource } from '../../logging/security-event-source.ts'
import type { RequestContext } from '../request-context.ts'
import type { ShopperSessions } from '../../session/shopper-sessions.ts'

type RequestContextDeps = {
  config: Pick<Config, 'secure' | 'sessionKeys' | 'logClientAddress' | 'currencies'>
  sessions: ShopperSessions
  log: Logger
}

const dayMs = 24 * 60 * 60 * 1000

/** Creates a signal that aborts when the browser disconnects before the end of its response. */
const createAbortSignal = (response: Response) => {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

const assertBeforeFirstByte = (response: Response) => {
  if (response.headersSent) throw new Error('Set cookies before the first byte: a later one would be lost')
}

/** Creates the contexts of requests: `middleware` builds the context of a request, `getContext` returns it. */
export const createRequestContexts = ({ config, sessions, log: processLog }: RequestContextDeps) => {
  const createSource = createSecurityEventSources(config)
  const contexts = new WeakMap<Request, RequestContext>()

  const build = (request: Request, response: Response): RequestContext => {
    const { requestId } = response.locals
    const log = withSecurityEventSource(processLog.child({ requestId }), createSource(request.ip))
    const preferences = readRequestPreferences(request, config.currencies)
    const signal = createAbortSignal(response)
    const clientIp = toIpGroup(request.ip)
    return {
      requestId,
      log,
      preferences,
      languageInUrl: readLanguageFromUrl(request),
      comparedSkus: readComparedSkus(request),
      consent: readRequestConsent(request),
      signal,
      clientIp,
      session: sessions.forRequest({ request, response, clientIp, language: preferences.language, signal, log }),
      setPreferenceCookie(name, value, days = 365) {
        assertBeforeFirstByte(response)
        response.cookie(name, value, { path: '/', sameSite: 'lax', secure: config.secure, maxAge: days * dayMs })
      },
      clearPreferenceCookie(name) {
        assertBeforeFirstByte(response)
        response.clearCookie(name, { path: '/', sameSite: 'lax', secure: config.secure })
      },
    }
  }

  const middleware: RequestHandler = (request, response, next) => {
    contexts.set(request, build(request, response))
    next()
  }

  const getContext = (request: Request): RequestContext => {
    const context = contexts.get(request)
    if (!context) throw new Error('This request has no context: mount the middleware of createRequestContexts first')
    return context
  }

  return { middleware, getContext }
}
