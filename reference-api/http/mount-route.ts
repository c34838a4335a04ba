import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { hasUnstorableText } from '#runtime/has-unstorable-text.ts'
import { parseLocale } from '../domain/locale.ts'
import { ApiError } from './api-error.ts'
import type { Call, ReferenceApiDeps } from './call.ts'
import type { Route } from './define-route.ts'
import { getRawBody } from './raw-body.ts'
import { ExistingResource } from './existing-resource.ts'
import { fileResponse, type FileResponse } from './file-response.ts'
import { isOperatorAccess, recordFailure, requireOperator } from './require-operator.ts'
import { toViolations } from './to-violations.ts'

/** Converts `/content-by-slug/{slug+}` to Express' `/content-by-slug/*slug`. A star in our paths is literal. */
export const toExpressPath = (path: string): string =>
  path
    .replaceAll('*', '\\*')
    .replace(/\{(\w+)\+\}/g, '*$1')
    .replace(/\{(\w+)\}/g, ':$1')

/** Express returns the rest of a path as decoded segments. */
const joinPathSegments = (params: Request['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
  )

const parseOrThrow = (schema: z.ZodType | undefined, value: unknown, onError: (error: z.ZodError) => ApiError) => {
  if (!schema) return undefined
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw onError(result.error)
  return result.data
}

const authenticate = async (request: Request, deps: ReferenceApiDeps, { access }: Route) => {
  if (access === 'public' || isOperatorAccess(access)) return null
  const authorization = request.headers.authorization
  if (access === 'optional' && authorization === undefined) return null
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  const claims = token ? await deps.tokens.verify(token) : null
  if (!claims) throw new ApiError(401, 'login.required')
  return claims
}

/**
 * Rejects a body that is not JSON. It was not parsed; treated as empty, it would turn a sign-in into a guest session.
 */
const checkBodyType = (request: Request) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (hasBody && !request.is(['application/json', 'application/ld+json']))
    throw new ApiError(415, 'request.unsupported')
}

const parseInput = (request: Request, route: Route) => ({
  params: parseOrThrow(route.params, joinPathSegments(request.params), () => new ApiError(404, 'route.unknown')),
  query: parseOrThrow(route.query, request.query, (error) => {
    return new ApiError(400, 'violations.found', { violations: toViolations(error) })
  }),
  body: parseOrThrow(route.body, request.body ?? {}, (error) => {
    return new ApiError(route.violationStatus ?? 422, 'violations.found', { violations: toViolations(error) })
  }),
})

const sendFile = (response: Response, type: string, { name, bytes }: FileResponse) => {
  response.attachment(name)
  response.setHeader('Content-Type', type === 'text/calendar' ? `${type}; charset=utf-8` : type)
  return response.end(bytes)
}

const sendResponse = (response: Response, route: Route, handlerResult: unknown) => {
  const isExisting = handlerResult instanceof ExistingResource
  const result: unknown = isExisting ? handlerResult.body : handlerResult
  const status = isExisting ? 200 : (route.status ?? 200)
  response.status(status)
  if (status === 204 || !route.response) return response.end()
  if (route.file) return sendFile(response, route.file, fileResponse.parse(result))
  // Drops fields that the declaration does not list. A mismatch is a bug of the API and becomes a 500.
  const body = route.response.parse(result) as { '@id'?: string }
  if (status === 201 && body['@id']) response.location(body['@id'])
  return response.json(body)
}

/** Adds a declared route to the application. */
export const mountRoute = (app: Express, route: Route, deps: ReferenceApiDeps): void => {
  app[route.method](toExpressPath(route.path), async (request, response) => {
    response.locals.route = route.path
    response.setHeader('Cache-Control', route.isCacheable ? 'public, max-age=5' : 'private, no-store')
    if (route.body) checkBodyType(request)
    const { access } = route
    const operator = isOperatorAccess(access) ? await requireOperator(request, deps, route, access) : null
    const claims = await authenticate(request, deps, route)
    const abortController = new AbortController()
    response.once('close', () => abortController.abort())
    const call: Call = {
      ...deps,
      claims,
      operator,
      locale: parseLocale(request.headers['accept-language']),
      path: request.path,
      query: new URLSearchParams(request.originalUrl.split('?')[1]),
      getHeader: (name) => request.get(name),
      headers: request.headers,
      rawBody: getRawBody(request),
      signal: abortController.signal,
    }
    const handle = async () => {
      if (hasUnstorableText([request.params, request.query, request.body])) throw new ApiError(400, 'request.malformed')
      // The declaration types `claims` and `operator` as present when `access` needs them.
      return route.handle(parseInput(request, route) as never, call as never)
    }
    const result = await handle().catch(async (error: unknown) => {
      if (operator && route.act) await recordFailure(operator, deps, request, error)
      throw error
    })
    sendResponse(response, route, result)
  })
}
