import type { z } from 'zod'
import type { Language } from '#shared/rules/preferences.ts'
import type { Violation } from '#shared/wire/hydra.ts'
import type { Secret } from '../session/vault/secret.ts'

export type CommerceRequest<T> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Starts with a slash; every part that came from outside is already encoded. */
  path: string
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  /** Bearer token; public reads have none. */
  token?: Secret
  /** Opens an order that belongs to no account; goes up as Order-Key. */
  orderKey?: Secret
  /** Goes up as Accept-Language. */
  language: Language
  /** What the answer must look like; anything else is an UpstreamError of kind `invalid`. */
  schema: z.ZodType<T>
  /** Left out of what must happen although the browser leaves; the total deadline ends it all the same. */
  signal?: AbortSignal | undefined
}

/** The commerce API over HTTP: keep-alive, a total deadline, a size cap, no redirects followed. */
export type CommerceApi = {
  send<T>(request: CommerceRequest<T>): Promise<T>
  /**
   * A public GET through the data cache: short time to live, one call for many askers, stale on error. No token, ever.
   * `answer` is a schema at module level: what is kept is kept per schema.
   */
  readCached<T>(request: Omit<CommerceRequest<T>, 'method' | 'body' | 'token' | 'orderKey' | 'signal'>): Promise<T>
  /** Resolves when the API answers at all, rejects otherwise: for `/readyz`. */
  ping(signal: AbortSignal): Promise<void>
}

export type UpstreamErrorKind = 'status' | 'unreachable' | 'timeout' | 'too_large' | 'invalid'

/**
 * Any answer but 2xx, and no answer at all. `message` is the API's own (hydra:description, or `message` of the auth
 * calls), plain text in the language asked for. `status` is 0 when there was no answer.
 */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind
  readonly status: number
  readonly violations: Violation[]

  constructor(
    kind: UpstreamErrorKind,
    status: number,
    message: string,
    violations: Violation[] = [],
    options: ErrorOptions = {},
  ) {
    super(message, options)
    this.name = 'UpstreamError'
    this.kind = kind
    this.status = status
    this.violations = violations
  }
}

/** Whether the API itself answered with one of these. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is UpstreamError =>
  error instanceof UpstreamError && error.kind === 'status' && statuses.includes(error.status)
