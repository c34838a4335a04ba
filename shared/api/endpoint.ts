import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The part of an endpoint that the browser imports: no schema, so that zod stays out of its bundle. `path` is relative
 * to `/bff`.
 */
export type EndpointDeclaration = {
  method: Method
  path: `/${string}`
  /** The server responds 401 to guests before it runs a `customer` endpoint. */
  auth: 'public' | 'customer'
  /** The browser downloads the response as a file of this name. */
  attachment?: string
}

/** The server sends only the fields that the output schema lists. */
export type EndpointSchemas = { input: z.ZodType; output: z.ZodType }

/** Does not compile unless declarations and schemas have the same names. */
export const declareEndpoints =
  <S extends Record<string, EndpointSchemas>>() =>
  <const E extends { [N in keyof S]: EndpointDeclaration }>(endpoints: E) =>
    endpoints
