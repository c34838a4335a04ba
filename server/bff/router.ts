import { Router, json, type ErrorRequestHandler, type Request } from 'express'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import { AppError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import type { Dispatch } from './dispatch.ts'
import { sendApiError } from './send-api-error.ts'

const jsonOnly = (request: Request) => {
  if (request.method !== 'GET' && !request.is('application/json'))
    throw new AppError(415, 'unsupported_media_type', 'This endpoint takes application/json.')
}

const inputOf = (request: Request) => ({ ...request.query, ...(request.body as object | undefined), ...request.params })

/** Express says what it refuses by status: a body that is too large or is no JSON. */
const asAppError = (error: unknown) => {
  if (error instanceof AppError) return error
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status === 413) return new AppError(413, 'payload_too_large', 'The request is too large.')
  if (status === 400) return new AppError(400, 'invalid_input', 'The request is not valid JSON.')
  return error
}

/** One route per declared endpoint; whatever happens below, the answer is JSON. */
export const createBffRouter = (dispatch: Dispatch, contextOf: (request: Request) => RequestContext) => {
  const router = Router({ caseSensitive: true })
  router.use((request, _response, next) => {
    jsonOnly(request)
    next()
  })
  router.use(json({ limit: '32kb', strict: true }))

  for (const [name, { method, path }] of Object.entries(endpoints) as [EndpointName, (typeof endpoints)[EndpointName]][]) {
    router.all(path, async (request, response, next) => {
      if (request.method !== method) return next()
      const body = await dispatch(name, inputOf(request), contextOf(request))
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
