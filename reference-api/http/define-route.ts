import type { z } from 'zod'
import type { OperatorRole } from '#shared/wire/extensions/operators.ts'
import type { TokenClaims } from '#shared/wire/identity.ts'
import type { Call } from './call.ts'
import type { ExistingResource } from './existing-resource.ts'
import type { CallingOperator } from './calling-operator.ts'

type Schema = z.ZodType
type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : void

/**
 * Requires a key in the header `Operator-Key` instead of a token: that of an operator with this role, or that of the
 * host's administrator. An administrator manages operators and nothing else.
 */
export type OperatorAccess = `operator:${OperatorRole}` | 'administrator'

/**
 * `public` needs no token, `token` any valid one, including a guest's. With `optional` a token is optional but must be
 * valid.
 */
type Access = 'public' | 'token' | 'optional' | OperatorAccess

type CallerFor<A extends Access> = A extends 'token'
  ? { claims: TokenClaims }
  : A extends 'administrator'
    ? { operator: CallingOperator }
    : A extends OperatorAccess
      ? { operator: CallingOperator & { id: string } }
      : unknown

type Declaration<A extends Access, P, Q, B, R> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** The path in OpenAPI's notation; `{slug+}` matches the rest of the path with its slashes. */
  path: string
  tag: string
  summary: string
  access: A
  /**
   * The act of an operator, by its name in the audit log. The handler records an act in its own transaction;
   * `mountRoute` records failed calls.
   */
  act?: string
  params?: P
  query?: Q
  body?: B
  /** Status for an invalid body: 422, or 400 where the specification sets 400. */
  violationStatus?: 400 | 422
  /**
   * 200 by default. 201 adds a Location (`ExistingResource` makes it 200), 202 means an email follows, 204 has no body.
   */
  status?: 200 | 201 | 202 | 204
  response?: R
  /** Responds with a file of this media type instead of JSON; `response` is then `fileResponse` of file-response.ts. */
  file?: 'application/pdf' | 'text/calendar'
  /** Error statuses in addition to those the declaration implies. */
  errorStatuses?: number[]
  /** The response depends on nothing but the language: caches may store it for a few seconds. */
  isCacheable?: boolean
  handle: (
    input: { params: Output<P>; query: Output<Q>; body: Output<B> },
    call: Call & CallerFor<A>,
  ) => Promise<Input<R> | ExistingResource<Input<R>>>
}

export type Route = Declaration<Access, Schema | undefined, Schema | undefined, Schema | undefined, Schema | undefined>

/**
 * Declares a route once: the Express route, the checks of request and response, and the OpenAPI entry follow from it.
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
