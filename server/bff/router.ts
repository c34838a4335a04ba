import { Router, json, type ErrorRequestHandler, type Request } from 'express'
import type { EndpointDeclaration } from '#shared/api/endpoint.ts'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import { AppError, asAppError } from '../http/errors.ts'
import '#runtime/locals.ts'
import { safeMethods } from '../http/middleware/guard-unsafe-requests.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { Dispatch } from './dispatch.ts'
import { sendApiError } from './send-api-error.ts'

const jsonOnly = (request: Request) => {
  if (!safeMethods.has(request.method) && !request.is('application/json'))
    throw new AppError(415, 'unsupported_media_type', 'This endpoint takes application/json.')
}

/**
 * What changes something is asked by its body alone: an address is written down in places where a password must not be.
 */
const inputOf = (request: Request) => ({
  ...(request.method === 'GET' ? request.query : (request.body as object | undefined)),
  ...request.params,
})

const byPath = () =>
  Map.groupBy(Object.entries(endpoints) as [EndpointName, (typeof endpoints)[EndpointName]][], ([, { path }]) => path)

/** One route per declared endpoint; whatever happens below, the answer is JSON. */
export const createBffRouter = (dispatch: Dispatch, contextOf: (request: Request) => RequestContext) => {
  const router = Router({ caseSensitive: true })
  router.use((request, _response, next) => {
    jsonOnly(request)
    next()
  })
  router.use(json({ limit: '32kb', strict: true }))

  for (const [path, declared] of byPath()) {
    const allow = declared.map(([, { method }]) => method).join(', ')
    router.all(path, async (request, response) => {
      response.locals.route = `/bff${path}`
      const [name] = declared.find(([, { method }]) => method === request.method) ?? []
      if (!name) throw new AppError(405, 'invalid_input', 'This endpoint does not take this method.', { allow })
      const body = await dispatch(name, inputOf(request), contextOf(request))
      const { attachment }: EndpointDeclaration = endpoints[name]
      if (attachment) response.attachment(attachment)
      response.set('Cache-Control', 'private, no-store').json(body)
    })
  }

  router.use(() => {
    throw new AppError(404, 'not_found', 'There is no such endpoint.')
  })
  const answer: ErrorRequestHandler = (error, request, response, _next) => {
    sendApiError(asAppError(error), contextOf(request), response)
  }
  return router.use(answer)
}
