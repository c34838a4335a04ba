import type { ErrorRequestHandler, Request } from 'express'
import { readPreferences } from '#shared/preferences.ts'
import { AppError, toApiError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { Frontend } from '../frontend.ts'
import type { Renderer } from '../render/renderer.ts'

export type AnswerErrorsDeps = {
  renderer: Renderer
  frontend: Pick<Frontend, 'policies'>
  contextOf: (request: Request) => RequestContext
}

/** What Express itself refuses (an address it cannot decode, a body it cannot read) says so by status. */
const asAppError = (error: unknown) => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  return error instanceof AppError || status >= 500 ? error : new AppError(status === 413 ? 413 : 400, 'invalid_input', 'The request is not valid.')
}

/** The last resort of pages: a page about what went wrong, with the right status; plain text if even that fails. */
export const answerErrors =
  ({ renderer, frontend, contextOf }: AnswerErrorsDeps): ErrorRequestHandler =>
  async (thrown, request, response, _next) => {
    const error = asAppError(thrown)
    const context = contextOf(request)
    const failure = toApiError(error, context.requestId)
    if (failure.status >= 500) context.log.error({ err: error }, 'request failed')
    if (response.headersSent) return void response.destroy()

    response.status(failure.status).set('Cache-Control', 'private, no-store')
    if (error instanceof AppError && error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter))
    try {
      const { preferences } = context ?? { preferences: readPreferences({}) }
      const html = await renderer.failure(failure, { context, i18n: request.i18n, preferences, languageInUrl: false })
      response.set('Content-Security-Policy', frontend.policies.cacheable).type('html').send(html)
    } catch (cause) {
      context.log.error({ err: cause }, 'the error page failed')
      response.type('text').send(`${failure.status} ${failure.message} (${failure.requestId})`)
    }
  }
