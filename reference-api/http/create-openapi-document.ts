import { z } from 'zod'
import { HydraError, MessageResponse } from '#shared/wire/hydra.ts'
import type { Route } from './define-route.ts'
import { isOperatorAccess } from './require-operator.ts'
import { createSchemaPool } from './create-schema-pool.ts'

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

/** Puts the schemas of the document in one place. */
type Pool = ReturnType<typeof createSchemaPool>
type PooledSchema = ReturnType<Pool['add']>

const describeContent = (pool: Pool, schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: pool.add(toJsonSchema(schema, io) as PooledSchema) },
})

const toFileContent = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } })

/** Response of a successful request. */
const toSuccessResponse = ({ file, response }: Route, pool: Pool) => {
  if (file) return { description: 'Done', content: toFileContent(file) }
  return response
    ? { description: 'Done', content: describeContent(pool, response, 'output') }
    : { description: 'Done' }
}

const toParameters = (schema: z.ZodType | undefined, location: 'path' | 'query', pool: Pool) => {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: pool.add(property as PooledSchema),
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

const toResponses = (route: Route, pool: Pool) => {
  const status = route.status ?? 200
  const errorResponses = getErrorStatuses(route).map((code) => {
    return [
      code,
      {
        description: statusTitles[code] ?? 'Rejected',
        content: describeContent(pool, getErrorSchema(route, code), 'output'),
      },
    ]
  })
  return { [status]: toSuccessResponse(route, pool), ...Object.fromEntries(errorResponses) }
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

const toOperation = (route: Route, pool: Pool) => ({
  tags: [route.tag],
  summary: route.summary,
  security: getSecurity(route),
  parameters: [
    ...toParameters(route.params, 'path', pool),
    ...toParameters(route.query, 'query', pool),
    { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string', examples: ['en', 'de'] } },
  ],
  ...(route.body ? { requestBody: { content: describeContent(pool, route.body, 'input') } } : {}),
  responses: toResponses(route, pool),
})

const createMediaOperation = (pool: Pool) => ({
  tags: ['Media'],
  summary: 'A picture that a resource names by its address',
  parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The picture', content: toFileContent('image/*') },
    404: { description: 'Unknown', content: describeContent(pool, HydraError, 'output') },
  },
})

const referenceApi = {
  title: 'Reference commerce API',
  description:
    'The JSON and Hydra commerce API a storefront is a client of. Amounts are integer minor units, dates ISO 8601 with offset.',
}

/** The OpenAPI 3.1 document, derived from the declared routes. */
export const createOpenApiDocument = (routes: readonly Route[], about = referenceApi) => {
  const pool = createSchemaPool()
  const paths: Record<string, Record<string, unknown>> = { '/media/{file}': { get: createMediaOperation(pool) } }
  for (const route of routes) {
    const path = route.path.replace('+}', '}')
    paths[path] = { ...paths[path], [route.method]: toOperation(route, pool) }
  }
  const usedSchemes = new Set(routes.flatMap((route) => getSecurity(route).flatMap((entry) => Object.keys(entry))))
  return {
    openapi: '3.1.0',
    info: { ...about, version: '1.0.0' },
    tags: [...new Set([...routes.map(({ tag }) => tag), 'Media'])].map((name) => ({ name })),
    paths,
    components: {
      schemas: pool.list(),
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => usedSchemes.has(name))),
    },
  }
}
