import type { ErrorRequestHandler, Request, Response } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import { parsePreferences } from '#shared/rules/preferences.ts'
import { convertExpressError, toErrorHeaders, toApiError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { Frontend } from '../../render/frontend.ts'
import { publicSession } from '../../render/public-session.ts'
import type { Renderer } from '../../render/renderer.ts'

type HandleErrorsDeps = {
  renderer: Renderer
  frontend: Pick<Frontend, 'policies'>
  getContext: (request: Request) => RequestContext
  i18n: i18n
  log: Logger
}

/** Creates a context for a request that failed before its own context existed. */
const createFallbackContext = (response: Response, log: Logger): RequestContext => ({
  requestId: response.locals.requestId,
  log: log.child({ requestId: response.locals.requestId }),
  preferences: parsePreferences({}),
  languageInUrl: undefined,
  session: publicSession,
  signal: new AbortController().signal,
  clientIp: 'unknown',
  comparedSkus: [],
  consent: null,
  setPreferenceCookie: () => {},
  clearPreferenceCookie: () => {},
})

const getContextOrFallback = ({ getContext, log }: HandleErrorsDeps, request: Request, response: Response) => {
  try {
    return getContext(request)
  } catch {
    return createFallbackContext(response, log)
  }
}

/** Sends the error page with the right status; plain text when rendering the page fails, too. */
export const handleErrors =
  (deps: HandleErrorsDeps): ErrorRequestHandler =>
  async (thrown, request, response, _next) => {
    const { renderer, frontend, i18n } = deps
    const error = convertExpressError(thrown)
    const context = getContextOrFallback(deps, request, response)
    const failure = toApiError(error, context.requestId)
    if (failure.status >= 500 && !context.signal.aborted) context.log.error({ err: error }, 'request failed')
    if (response.headersSent) return void response.destroy()

    response.status(failure.status).set(toErrorHeaders(error))
    try {
      const { preferences } = context
      const html = await renderer.renderFailure(failure, {
        context,
        i18n: request.i18n ?? i18n,
        preferences,
        isLanguageInUrl: false,
      })
      response.set('Content-Security-Policy', frontend.policies.cacheable).type('html').send(html)
    } catch (cause) {
      context.log.error({ err: cause }, 'the error page failed')
      response.type('text').send(`${failure.status} ${failure.message} (${failure.requestId})`)
    }
  }
