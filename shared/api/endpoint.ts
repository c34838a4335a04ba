import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What the browser may know of an endpoint: no schema, so that zod stays out of its bundle. `path` is relative to
 * `/bff`.
 */
export type EndpointDeclaration = {
  method: Method
  path: `/${string}`
  /** `customer` endpoints answer 401 to guests before anything else runs. */
  auth: 'public' | 'customer'
  /** The name of the file that a browser keeps the answer as, instead of showing it. */
  attachment?: string
}

/** What goes in and what may come out. The output schema lists every field that reaches the browser. */
export type EndpointSchemas = { input: z.ZodType; output: z.ZodType }

/** Ties declarations to their schemas: the same names on both sides, or it does not compile. */
export const declareEndpoints =
  <S extends Record<string, EndpointSchemas>>() =>
  <const E extends { [N in keyof S]: EndpointDeclaration }>(endpoints: E) =>
    endpoints
