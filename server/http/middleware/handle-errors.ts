import type { ErrorRequestHandler, Request, Response } from 'express'
import type { i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ApiError } from '#shared/api/errors.ts'
import { parsePreferences } from '#shared/rules/preferences.ts'
import type { Config } from '../../config/config.ts'
import { convertExpressError, toErrorHeaders, toApiError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { Frontend } from '../../render/frontend.ts'
import { publicSession } from '../../render/public-session.ts'
import type { Renderer } from '../../render/renderer.ts'

type HandleErrorsDeps = {
  config: Pick<Config, 'currencies'>
  renderer: Renderer
  frontend: Pick<Frontend, 'policies'>
  getContext: (request: Request) => RequestContext
  i18n: i18n
  log: Logger
}

/** Creates a context for a request that failed before its own context existed. */
const createFallbackContext = ({ config, log }: HandleErrorsDeps, response: Response): RequestContext => ({
  requestId: response.locals.requestId,
  log: log.child({ requestId: response.locals.requestId }),
  preferences: parsePreferences({}, config.currencies),
  languageInUrl: undefined,
  session: publicSession,
  signal: new AbortController().signal,
  clientIp: 'unknown',
  comparedSkus: [],
  consent: null,
  setPreferenceCookie: () => {},
  clearPreferenceCookie: () => {},
})

const getContextOrFallback = (deps: HandleErrorsDeps, request: Request, response: Response) => {
  try {
    return deps.getContext(request)
  } catch {
    return createFallbackContext(deps, response)
  }
}

const cachedPageMs = 10_000

/** Stands for the id of the request in a cached error page. */
const requestIdMark = 'REQUEST-ID-OF-THIS-RESPONSE'

/**
 * Renders error pages, each at most once in ten seconds: requests that are rejected must cost less than others. A page
 * depends on the status, the texts and the preferences.
 */
const createErrorPages = (renderer: Pick<Renderer, 'renderFailure'>) => {
  const pages = new LRUCache<string, Promise<string>>({ max: 100, ttl: cachedPageMs })
  return async (failure: ApiError, context: RequestContext, i18n: i18n) => {
    const { preferences } = context
    const { language, currency, incTax } = preferences
    const key = [failure.status, i18n.language, language, currency, incTax].join(' ')
    const known = pages.get(key)
    const page =
      known ??
      renderer.renderFailure(
        { ...failure, requestId: requestIdMark },
        // The page is not for this client alone, who may disconnect.
        { context: { ...context, signal: new AbortController().signal }, i18n, preferences, isLanguageInUrl: false },
      )
    if (!known) {
      pages.set(key, page)
      page.catch(() => pages.delete(key))
    }
    return (await page).replaceAll(requestIdMark, context.requestId)
  }
}

/** Sends the error page with the right status; plain text when rendering the page fails, too. */
export const handleErrors = (deps: HandleErrorsDeps): ErrorRequestHandler => {
  const { renderer, frontend, i18n } = deps
  const renderErrorPage = createErrorPages(renderer)

  return async (thrown, request, response, _next) => {
    const error = convertExpressError(thrown)
    const context = getContextOrFallback(deps, request, response)
    const failure = toApiError(error, context.requestId)
    if (failure.status >= 500 && !context.signal.aborted) context.log.error({ err: error }, 'request failed')
    if (response.headersSent) return void response.destroy()

    response.status(failure.status).set(toErrorHeaders(error))
    try {
      const html = await renderErrorPage(failure, context, request.i18n ?? i18n)
      response.set('Content-Security-Policy', frontend.policies.cacheable).type('html').send(html)
    } catch (cause) {
      context.log.error({ err: cause }, 'the error page failed')
      response.type('text').send(`${failure.status} ${failure.message} (${failure.requestId})`)
    }
  }
}
