import type { z } from 'zod'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Call } from './call.ts'
import type { ExistingResource } from './existing-resource.ts'

type Schema = z.ZodType
type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : void

/**
 * `public` needs no token, `token` any valid one, guests' included; with `optional` one that is sent has to be valid.
 * `operator` is for those who run the houses and their doors: their key in the header Operator-Key, and no token.
 */
export type Access = 'public' | 'token' | 'optional' | 'operator'

type ClaimsFor<A extends Access> = A extends 'token' ? { claims: TokenClaims } : unknown

type Declaration<A extends Access, P, Q, B, R> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** In OpenAPI's notation; `{slug+}` takes the rest of the path, slashes included. */
  path: string
  tag: string
  summary: string
  access: A
  params?: P
  query?: Q
  body?: B
  /** What a body at fault is answered with: 422, or 400 where specification §8 says so. */
  violationStatus?: 400 | 422
  /**
   * 200 by default; 201 adds a Location (`Repeated` makes it 200), 202 promises what a mail will do, 204 has no body.
   */
  status?: 200 | 201 | 202 | 204
  response?: R
  /** Answers with a file of this media type instead of JSON; `response` is `sentFile` then. */
  file?: 'application/pdf' | 'text/calendar'
  /** Refusals besides those that follow from the rest of the declaration. */
  errorStatuses?: number[]
  /** Same for everybody but for language: may be kept for a few seconds. */
  isCacheable?: boolean
  handle: (
    input: { params: Output<P>; query: Output<Q>; body: Output<B> },
    call: Call & ClaimsFor<A>,
  ) => Promise<Input<R> | ExistingResource<Input<R>>>
}

export type Route = Declaration<Access, Schema | undefined, Schema | undefined, Schema | undefined, Schema | undefined>

/**
 * Declares a call once: the Express route, the checks of what comes in and goes out, and the OpenAPI entry follow from
 * it.
 */
export const defineRoute = <
  A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(
  declaration: Declaration<A, P, Q, B, R>,
): Route => declaration as unknown as Route
