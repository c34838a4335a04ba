import { setImmediate as endTurn } from 'node:timers/promises'
import { bulkhead } from 'cockatiel'
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { isSameSecret } from '../../domain/secrets.ts'
import { searchRoutes } from './search-routes.ts'
import { SearchError } from '../../search/search-error.ts'
import type { ReferenceApiDeps } from '../../http/call.ts'
import type { Route } from '../../http/define-route.ts'
import { isQueueRejection } from '../../http/handle-errors.ts'
import { toExpressPath } from '../../http/mount-route.ts'

/** The client sends both as headers or, when configured, in the URL. */
const readCredential = (request: Request, name: string) => {
  const value = request.get(name) ?? request.query[name]
  return typeof value === 'string' ? value : ''
}

const requireSearchKey =
  ({ searchAppId, searchApiKey }: Config): RequestHandler =>
  (request, _response, next) => {
    const isKnown =
      isSameSecret(readCredential(request, 'x-algolia-application-id'), searchAppId) &&
      isSameSecret(readCredential(request, 'x-algolia-api-key'), searchApiKey)
    if (!isKnown) throw new SearchError(403, 'Invalid Application-ID or API key')
    next()
  }

const parseOrThrow = (schema: z.ZodType | undefined, value: unknown) => {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw new SearchError(400, z.prettifyError(result.error).slice(0, 500))
  return result?.data
}

/** A search takes the API's thread some 20 ms, so the last client in the queue waits for less than a second. */
const maxWaitingSearches = 40

/** One queue for the whole process, because searches share its only thread. */
export const searchQueue = bulkhead(1, maxWaitingSearches)

const createSearchHandler =
  (route: Route, deps: ReferenceApiDeps): RequestHandler =>
  async (request, response) => {
    response.locals.route = route.path
    const disconnected = new AbortController()
    response.on('close', () => disconnected.abort())
    const input = {
      params: parseOrThrow(route.params, request.params),
      query: undefined,
      body: parseOrThrow(route.body, request.body ?? {}),
    }
    const result = await searchQueue.execute(async () => {
      // Requests of other routes go first.
      await endTurn()
      return route.handle(input as never, deps as never)
    }, disconnected.signal)
    response.set('Cache-Control', 'private, no-store').json(route.response?.parse(result))
  }

const handleSearchErrors =
  (log: Logger): ErrorRequestHandler =>
  (error: { status?: unknown; message?: string }, _request, response, next) => {
    if (response.headersSent) return next(error)
    if (isQueueRejection(error)) return void response.status(429).json({ message: 'Too many requests', status: 429 })
    const status = typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500
    if (status === 500)
      log.error({ requestId: response.locals.requestId, err: error, route: response.locals.route }, 'search failed')
    const message =
      error instanceof SearchError ? error.message : status === 500 ? 'Internal error' : 'The request is not valid'
    response.status(status).set('Cache-Control', 'private, no-store').json({ message, status })
  }

/**
 * The query protocol of the hosted search index: own credentials, own error format, and a JSON body with any content
 * type.
 */
export const createSearchRouter = (deps: ReferenceApiDeps): Router => {
  const router = Router()
  router.use('/1/indexes', requireSearchKey(deps.config), express.json({ limit: '20kb', type: () => true }))
  for (const route of searchRoutes) router[route.method](toExpressPath(route.path), createSearchHandler(route, deps))
  router.use('/1/indexes', () => {
    throw new SearchError(404, 'Path not supported by this API')
  })
  router.use('/1/indexes', handleSearchErrors(deps.log))
  return router
}
