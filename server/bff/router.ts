import { Router, json, type ErrorRequestHandler, type Request } from 'express'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import { AppError, convertExpressError } from '../http/errors.ts'
import '#runtime/locals.ts'
import { safeMethods } from '../http/middleware/protect-from-csrf.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { Dispatch } from './dispatch.ts'
import { sendApiError } from './send-api-error.ts'

/** The browser saves these responses as files with these names. */
const attachments: Partial<Record<EndpointName, string>> = { exportData: 'px-live-my-data.json' }

const assertJson = (request: Request) => {
  if (!safeMethods.has(request.method) && !request.is('application/json'))
    throw new AppError(415, 'unsupported_media_type', 'This endpoint takes application/json.')
}

/** Ignores the query string of a mutation: URLs end up in logs and histories, which must never contain a password. */
const readInput = (request: Request) => ({
  ...(request.method === 'GET' ? request.query : (request.body as object | undefined)),
  ...request.params,
})

const groupEndpointsByPath = () =>
  Map.groupBy(Object.entries(endpoints) as [EndpointName, (typeof endpoints)[EndpointName]][], ([, { path }]) => path)

/** Creates one route for each declared endpoint. Every response is JSON, including errors. */
export const createBffRouter = (dispatch: Dispatch, getContext: (request: Request) => RequestContext) => {
  const router = Router({ caseSensitive: true })
  router.use((request, _response, next) => {
    assertJson(request)
    next()
  })
  router.use(json({ limit: '32kb', strict: true }))

  for (const [path, declared] of groupEndpointsByPath()) {
    const allow = declared.map(([, { method }]) => method).join(', ')
    router.all(path, async (request, response) => {
      response.locals.route = `/bff${path}`
      const [name] = declared.find(([, { method }]) => method === request.method) ?? []
      if (!name) throw new AppError(405, 'invalid_input', 'This endpoint does not take this method.', { allow })
      const body = await dispatch(name, readInput(request), getContext(request))
      const attachment = attachments[name]
      if (attachment) response.attachment(attachment)
      response.set('Cache-Control', 'private, no-store').json(body)
    })
  }

  router.use(() => {
    throw new AppError(404, 'not_found', 'There is no such endpoint.')
  })
  const handleError: ErrorRequestHandler = (error, request, response, _next) => {
    sendApiError(convertExpressError(error), getContext(request), response)
  }
  return router.use(handleError)
}
