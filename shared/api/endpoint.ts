import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The part of an endpoint that the browser imports. It contains no schema, so that zod stays out of the browser's
 * bundle. `path` is relative to `/bff`.
 */
export type EndpointDeclaration = {
  method: Method
  path: `/${string}`
  /** The server responds 401 to guests before it runs a `customer` endpoint. */
  auth: 'public' | 'customer'
}

/** The server sends only the fields that the output schema lists. */
type EndpointSchemas = { input: z.ZodType; output: z.ZodType }

/** The compiler rejects declarations that do not have the same names as the schemas. */
export const declareEndpoints =
  <S extends Record<string, EndpointSchemas>>() =>
  <const E extends { [N in keyof S]: EndpointDeclaration }>(endpoints: E) =>
    endpoints
