import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { localeOf } from '../domain/locale.ts'
import { sameSecret } from '../domain/accounts/secret-key.ts'
import { ApiError } from './api-error.ts'
import type { Call, Deps } from './call.ts'
import type { Route } from './define-route.ts'
import { rawBodyOf } from './raw-body.ts'
import { Repeated } from './repeated.ts'
import { sentFile, type SentFile } from './sent-file.ts'
import { violationsOf } from './violations.ts'

/** `/content-by-slug/{slug+}` as Express writes it: `/content-by-slug/*slug`. A star of our own is only a star. */
export const expressPath = (path: string): string =>
  path
    .replaceAll('*', '\\*')
    .replace(/\{(\w+)\+\}/g, '*$1')
    .replace(/\{(\w+)\}/g, ':$1')

/** Express gives the rest of a path as a list of decoded segments. */
const joinedParams = (params: Request['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
  )

const parsed = (schema: z.ZodType | undefined, value: unknown, onError: (error: z.ZodError) => ApiError) => {
  if (!schema) return undefined
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw onError(result.error)
  return result.data
}

/** Every use of the key is in the log, and every try without it. */
const checkOperator = (request: Request, { operatorKey, log }: Deps, { method, path }: Route) => {
  const isKnown = sameSecret(request.get('Operator-Key') ?? '', operatorKey)
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

const claimsOf = async (request: Request, deps: Deps, route: Route) => {
  if (route.access === 'public') return null
  if (route.access === 'operator') return checkOperator(request, deps, route)
  const sent = request.headers.authorization
  if (route.access === 'optional' && sent === undefined) return null
  const token = /^Bearer ([\w.-]+)$/i.exec(sent ?? '')?.[1]
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
const checkText = (input: unknown): void => {
  const unread = [input]
  while (unread.length > 0) {
    const value = unread.pop()
    if (typeof value === 'string' && value.includes('\0')) throw new ApiError(400, 'request.malformed')
    if (typeof value === 'object' && value !== null) for (const entry of Object.entries(value)) unread.push(...entry)
  }
}

const inputOf = (request: Request, route: Route) => ({
  params: parsed(route.params, joinedParams(request.params), () => new ApiError(404, 'route.unknown')),
  query: parsed(route.query, request.query, (error) => {
    return new ApiError(400, 'violations.found', { violations: violationsOf(error) })
  }),
  body: parsed(route.body, request.body ?? {}, (error) => {
    return new ApiError(route.violationStatus ?? 422, 'violations.found', { violations: violationsOf(error) })
  }),
})

const answerFile = (response: Response, type: string, { name, bytes }: SentFile) => {
  response.attachment(name)
  response.setHeader('Content-Type', type === 'text/calendar' ? `${type}; charset=utf-8` : type)
  return response.end(bytes)
}

const answer = (response: Response, route: Route, answered: unknown) => {
  const isRepeated = answered instanceof Repeated
  const result: unknown = isRepeated ? answered.body : answered
  const status = isRepeated ? 200 : (route.status ?? 200)
  response.status(status)
  if (status === 204 || !route.response) return response.end()
  if (route.file) return answerFile(response, route.file, sentFile.parse(result))
  // Strips what the declaration does not list; a mismatch is our fault and becomes a 500.
  const body = route.response.parse(result) as { '@id'?: string }
  if (status === 201 && body['@id']) response.location(body['@id'])
  return response.json(body)
}

/** Puts a declared route on the application. */
export const mountRoute = (app: Express, route: Route, deps: Deps): void => {
  app[route.method](expressPath(route.path), async (request, response) => {
    response.locals.route = route.path
    response.setHeader('Cache-Control', route.shared ? 'public, max-age=5' : 'private, no-store')
    if (route.body) checkBodyType(request)
    const claims = await claimsOf(request, deps, route)
    checkText([request.params, request.query, request.body])
    const call: Call = {
      ...deps,
      claims,
      locale: localeOf(request.headers['accept-language']),
      path: request.path,
      query: new URLSearchParams(request.originalUrl.split('?')[1]),
      header: (name) => request.get(name),
      headers: request.headers,
      rawBody: rawBodyOf(request),
    }
    // The declaration types `claims` as present exactly when `access` asks for a token.
    const result = await route.handle(inputOf(request, route) as never, call as never)
    answer(response, route, result)
  })
}
