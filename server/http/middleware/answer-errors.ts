import type { ErrorRequestHandler, Request, Response } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import { readPreferences } from '#shared/rules/preferences.ts'
import { asAppError, errorHeaders, toApiError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { Frontend } from '../../render/frontend.ts'
import { publicSession } from '../../render/public-session.ts'
import type { Renderer } from '../../render/renderer.ts'

export type AnswerErrorsDeps = {
  renderer: Renderer
  frontend: Pick<Frontend, 'policies'>
  contextOf: (request: Request) => RequestContext
  i18n: i18n
  log: Logger
}

/** What is known of a request that failed before it had a context. */
const bareContext = (response: Response, log: Logger): RequestContext => ({
  requestId: response.locals.requestId,
  log: log.child({ requestId: response.locals.requestId }),
  preferences: readPreferences({}),
  session: publicSession,
  signal: new AbortController().signal,
  address: 'unknown',
  comparedSkus: [],
  consent: null,
  setPreferenceCookie: () => {},
  clearPreferenceCookie: () => {},
})

const contextOrBare = ({ contextOf, log }: AnswerErrorsDeps, request: Request, response: Response) => {
  try {
    return contextOf(request)
  } catch {
    return bareContext(response, log)
  }
}

/** The last resort of pages: a page about what went wrong, with the right status; plain text if even that fails. */
export const answerErrors =
  (deps: AnswerErrorsDeps): ErrorRequestHandler =>
  async (thrown, request, response, _next) => {
    const { renderer, frontend, i18n } = deps
    const error = asAppError(thrown)
    const context = contextOrBare(deps, request, response)
    const failure = toApiError(error, context.requestId)
    if (failure.status >= 500 && !context.signal.aborted) context.log.error({ err: error }, 'request failed')
    if (response.headersSent) return void response.destroy()

    response.status(failure.status).set(errorHeaders(error))
    try {
      const { preferences } = context
      const html = await renderer.failure(failure, {
        context,
        i18n: request.i18n ?? i18n,
        preferences,
        languageInUrl: false,
      })
      response.set('Content-Security-Policy', frontend.policies.cacheable).type('html').send(html)
    } catch (cause) {
      context.log.error({ err: cause }, 'the error page failed')
      response.type('text').send(`${failure.status} ${failure.message} (${failure.requestId})`)
    }
  }
