import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The part of an endpoint that the browser imports: no schema, so that zod stays out of its bundle. `path` is relative
 * to `/bff`.
 */
export type EndpointDeclaration = {
  method: Method
  path: `/${string}`
  /** `customer` endpoints answer 401 to guests before anything else runs. */
  auth: 'public' | 'customer'
  /** The browser saves the answer as a file of this name instead of showing it. */
  attachment?: string
}

/** The output schema lists every field that reaches the browser. */
export type EndpointSchemas = { input: z.ZodType; output: z.ZodType }

/** Does not compile unless declarations and schemas have the same names. */
export const declareEndpoints =
  <S extends Record<string, EndpointSchemas>>() =>
  <const E extends { [N in keyof S]: EndpointDeclaration }>(endpoints: E) =>
    endpoints
