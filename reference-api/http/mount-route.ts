import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { parseLocale } from '../domain/locale.ts'
import { isSameSecret } from '../domain/accounts/secret-key.ts'
import { ApiError } from './api-error.ts'
import type { Call, Deps } from './call.ts'
import type { Route } from './define-route.ts'
import { getRawBody } from './raw-body.ts'
import { ExistingResource } from './existing-resource.ts'
import { fileResponse, type FileResponse } from './file-response.ts'
import { toViolations } from './violations.ts'

/** `/content-by-slug/{slug+}` as Express writes it: `/content-by-slug/*slug`. A star of our own is only a star. */
export const toExpressPath = (path: string): string =>
  path
    .replaceAll('*', '\\*')
    .replace(/\{(\w+)\+\}/g, '*$1')
    .replace(/\{(\w+)\}/g, ':$1')

/** Express gives the rest of a path as a list of decoded segments. */
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

/** Every use of the key is in the log, and every try without it. */
const requireOperatorKey = (request: Request, { operatorKey, log }: Deps, { method, path }: Route) => {
  const isKnown = isSameSecret(request.get('Operator-Key') ?? '', operatorKey)
  log[isKnown ? 'info' : 'warn'](
    {
      requestId: request.res?.locals.requestId,
      event: isKnown ? 'operator.call' : 'operator.refused',
      method,
      route: path,
    },
    'operator',
  )
  if (!isKnown) throw new ApiError(401, 'operator.required')
  return null
}

const authenticate = async (request: Request, deps: Deps, route: Route) => {
  if (route.access === 'public') return null
  if (route.access === 'operator') return requireOperatorKey(request, deps, route)
  const authorization = request.headers.authorization
  if (route.access === 'optional' && authorization === undefined) return null
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
  const claims = token ? await deps.tokens.verify(token) : null
  if (!claims) throw new ApiError(401, 'login.required')
  return claims
}

/** A body that is not JSON was not read; taking it for an empty one would turn a sign-in into a guest. */
const checkBodyType = (request: Request) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (hasBody && !request.is(['application/json', 'application/ld+json']))
    throw new ApiError(415, 'request.unsupported')
}

/**
 * PostgreSQL stores no text with a NUL in it, so nothing that holds one can be meant. Without recursion: bodies nest as
 * deep as they like.
 */
const rejectNulCharacters = (input: unknown): void => {
  const pendingValues = [input]
  while (pendingValues.length > 0) {
    const value = pendingValues.pop()
    if (typeof value === 'string' && value.includes('\0')) throw new ApiError(400, 'request.malformed')
    if (typeof value === 'object' && value !== null)
      for (const entry of Object.entries(value)) pendingValues.push(...entry)
  }
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
  // Strips what the declaration does not list; a mismatch is our fault and becomes a 500.
  const body = route.response.parse(result) as { '@id'?: string }
  if (status === 201 && body['@id']) response.location(body['@id'])
  return response.json(body)
}

/** Puts a declared route on the application. */
export const mountRoute = (app: Express, route: Route, deps: Deps): void => {
  app[route.method](toExpressPath(route.path), async (request, response) => {
    response.locals.route = route.path
    response.setHeader('Cache-Control', route.isCacheable ? 'public, max-age=5' : 'private, no-store')
    if (route.body) checkBodyType(request)
    const claims = await authenticate(request, deps, route)
    rejectNulCharacters([request.params, request.query, request.body])
    const call: Call = {
      ...deps,
      claims,
      locale: parseLocale(request.headers['accept-language']),
      path: request.path,
      query: new URLSearchParams(request.originalUrl.split('?')[1]),
      getHeader: (name) => request.get(name),
      headers: request.headers,
      rawBody: getRawBody(request),
    }
    // The declaration types `claims` as present exactly when `access` asks for a token.
    const result = await route.handle(parseInput(request, route) as never, call as never)
    sendResponse(response, route, result)
  })
}
