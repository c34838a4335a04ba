import type { z } from 'zod'
import type { Language } from '#shared/rules/preferences.ts'
import type { Capability } from '#shared/wire/capabilities.ts'
import type { Violation } from '#shared/wire/hydra.ts'
import type { Secret } from '../session/vault/secret.ts'

export type CommerceRequest<T> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash. The caller has encoded every part that comes from outside. */
  path: string
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  /** Bearer token; public reads have none. */
  token?: Secret
  /** The key that opens a guest order; sent as Order-Key. */
  orderKey?: Secret
  /** Sent as Accept-Language. */
  language: Language
  /** Validates the response; a mismatch is an UpstreamError of kind `invalid`. */
  schema: z.ZodType<T>
  /** Writes that must finish even when the client disconnects have no signal. The total deadline ends them, too. */
  signal?: AbortSignal | undefined
}

/**
 * A public read. `schema` must be at module level, because the cache stores results by schema. A response up to
 * `staleSeconds` old is returned while a call refreshes it.
 */
export type CachedRead<T> = Omit<CommerceRequest<T>, 'method' | 'body' | 'token' | 'orderKey' | 'signal'> & {
  staleSeconds?: number | undefined
}

/** The commerce API over HTTP: keep-alive, a total deadline, a size limit, no redirects. */
export type CommerceApi = {
  /** Whether the API can do this beyond the specification. */
  has(capability: Capability): boolean
  send<T>(request: CommerceRequest<T>): Promise<T>
  /**
   * A public GET through the data cache: cached for a short time, one call for concurrent readers, stale data when the
   * call fails. Never has a token.
   */
  readCached<T>(request: CachedRead<T>): Promise<T>
  /**
   * Creates a function that returns the fresh response in the data cache, and undefined when a read would call the API.
   */
  createPeek(request: CachedRead<unknown>): () => unknown
  /** Resolves when the API sends any response, and rejects otherwise; used by `/readyz`. */
  ping(signal: AbortSignal): Promise<void>
}

type UpstreamErrorKind = 'status' | 'unreachable' | 'timeout' | 'too_large' | 'invalid'

/**
 * Any response except a 2xx, or no response. `message` is the API's own (hydra:description, or `message` of the calls
 * for signing in), plain text in the requested language. `status` is 0 without a response. `isBusy`: the API works, but
 * has no room for this call. It says so by 503 with Retry-After.
 */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind
  readonly status: number
  readonly violations: Violation[]
  readonly isBusy: boolean

  constructor(
    kind: UpstreamErrorKind,
    status: number,
    message: string,
    violations: Violation[] = [],
    { isBusy = false, ...options }: ErrorOptions & { isBusy?: boolean } = {},
  ) {
    super(message, options)
    this.name = 'UpstreamError'
    this.kind = kind
    this.status = status
    this.violations = violations
    this.isBusy = isBusy
  }
}

/** Whether the error is a response of the API itself with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: number[]): error is UpstreamError =>
  error instanceof UpstreamError && error.kind === 'status' && statuses.includes(error.status)

/** The API rejected the call (4xx), so nothing has changed. After any other failure something may have. */
export const isClientError = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.kind === 'status' && error.status >= 400 && error.status < 500
