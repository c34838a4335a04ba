import { z } from 'zod'
import { HydraError, MessageResponse } from '#shared/wire/hydra.ts'
import type { Route } from './define-route.ts'
import { isOperatorAccess } from './require-operator.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    '~standard'?: unknown
  }
  return rest
}

const describeContent = (schema: JsonSchema) => ({ 'application/json': { schema } })

const toFileContent = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } })

/** Response of a successful request. */
const toSuccessResponse = ({ file, response }: Route) => {
  if (file) return { description: 'Done', content: toFileContent(file) }
  return response
    ? { description: 'Done', content: describeContent(toJsonSchema(response, 'output')) }
    : { description: 'Done' }
}

const toParameters = (schema: z.ZodType | undefined, location: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

const statusTitles: Record<number, string> = {
  400: 'Malformed, or violations',
  401: 'No valid token, or wrong credentials',
  403: 'Not the role of this operator',
  404: 'Unknown',
  422: 'Violations',
  429: 'Too many wrong keys',
  503: 'Not ready',
}

/**
 * Errors of /auth, /token/refresh and the search index are `{ message }`, all others are Hydra errors.
 */
const getErrorSchema = (route: Route, status: number) =>
  (status === 401 && route.tag === 'Session') || route.tag === 'Search' ? MessageResponse : HydraError

const getErrorStatuses = (route: Route): number[] => {
  const derived = [
    ...(route.access === 'public' ? [] : [401]),
    ...(isOperatorAccess(route.access) ? [403, 429] : []),
    ...(route.body ? [400, route.violationStatus ?? 422] : []),
    ...(route.query ? [400] : []),
  ]
  return [...new Set([...derived, ...(route.errorStatuses ?? [])])].sort()
}

const toResponses = (route: Route) => {
  const status = route.status ?? 200
  const errorResponses = getErrorStatuses(route).map((code) => {
    return [
      code,
      {
        description: statusTitles[code] ?? 'Rejected',
        content: describeContent(toJsonSchema(getErrorSchema(route, code), 'output')),
      },
    ]
  })
  return { [status]: toSuccessResponse(route), ...Object.fromEntries(errorResponses) }
}

/** The search credentials of the hosted index. */
const searchSecurity = { applicationId: [], searchKey: [] }

/** An empty entry makes the token optional. */
const securityByAccess = {
  public: [],
  token: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
}

const getSecurity = ({ access, tag }: Route) => {
  if (tag === 'Search') return [searchSecurity]
  return isOperatorAccess(access) ? [{ operatorKey: [access] }] : securityByAccess[access]
}

const createHeaderScheme = (name: string) => ({ type: 'apiKey', in: 'header', name })

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  applicationId: createHeaderScheme('x-algolia-application-id'),
  searchKey: createHeaderScheme('x-algolia-api-key'),
  operatorKey: createHeaderScheme('Operator-Key'),
}

const toOperation = (route: Route) => ({
  tags: [route.tag],
  summary: route.summary,
  security: getSecurity(route),
  parameters: [
    ...toParameters(route.params, 'path'),
    ...toParameters(route.query, 'query'),
    { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string', examples: ['en', 'de'] } },
  ],
  ...(route.body ? { requestBody: { content: describeContent(toJsonSchema(route.body, 'input')) } } : {}),
  responses: toResponses(route),
})

const mediaOperation = {
  tags: ['Media'],
  summary: 'A picture that a resource names by its address',
  parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The picture', content: toFileContent('image/*') },
    404: { description: 'Unknown', content: describeContent(toJsonSchema(HydraError, 'output')) },
  },
}

/** The OpenAPI 3.1 document, derived from the declared routes. */
export const createOpenApiDocument = (routes: Route[]) => {
  const paths: Record<string, Record<string, unknown>> = { '/media/{file}': { get: mediaOperation } }
  for (const route of routes) {
    const path = route.path.replace('+}', '}')
    paths[path] = { ...paths[path], [route.method]: toOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reference commerce API',
      version: '1.0.0',
      description:
        'The JSON and Hydra commerce API a storefront is a client of. Amounts are integer minor units, dates ISO 8601 with offset.',
    },
    tags: [...new Set([...routes.map(({ tag }) => tag), 'Media'])].map((name) => ({ name })),
    paths,
    components: { securitySchemes },
  }
}
