import type { z } from 'zod'
import type { Language } from '#shared/rules/preferences.ts'
import type { Violation } from '#shared/wire/hydra.ts'
import type { Secret } from '../session/vault/secret.ts'

export type CommerceRequest<T> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Starts with a slash; the caller has encoded every external part. */
  path: string
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  /** Bearer token; public reads have none. */
  token?: Secret
  /** Opens a guest order; sent as Order-Key. */
  orderKey?: Secret
  /** Sent as Accept-Language. */
  language: Language
  /** Validates the response; a mismatch is an UpstreamError of kind `invalid`. */
  schema: z.ZodType<T>
  /** Writes that must finish although the client disconnects have none; the total deadline ends them too. */
  signal?: AbortSignal | undefined
}

/** The commerce API over HTTP: keep-alive, a total deadline, a size cap, no redirects followed. */
export type CommerceApi = {
  send<T>(request: CommerceRequest<T>): Promise<T>
  /**
   * A public GET through the data cache: short lifetime, one call for concurrent readers, stale on error. Never has a
   * token. `schema` must be at module level, because the cache keeps results by schema. A response up to `staleSeconds`
   * old is returned while a call refreshes it.
   */
  readCached<T>(
    request: Omit<CommerceRequest<T>, 'method' | 'body' | 'token' | 'orderKey' | 'signal'> & {
      staleSeconds?: number | undefined
    },
  ): Promise<T>
  /** Resolves when the API responds at all, rejects otherwise: for `/readyz`. */
  ping(signal: AbortSignal): Promise<void>
}

export type UpstreamErrorKind = 'status' | 'unreachable' | 'timeout' | 'too_large' | 'invalid'

/**
 * Any response but 2xx, and no response at all. `message` is the API's own (hydra:description, or `message` of the auth
 * calls), plain text in the requested language. `status` is 0 without a response.
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

/** Whether the API itself responded with one of these. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is UpstreamError =>
  error instanceof UpstreamError && error.kind === 'status' && statuses.includes(error.status)
