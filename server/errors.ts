import type { ApiError, ErrorCode, FieldError } from '#shared/api/errors.ts'

/**
 * The one error the server throws on purpose. `message` of a status below 500 is public and may be shown to the shopper as text;
 * a cause never is.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  /** Seconds; becomes `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { fields?: FieldError[] | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(message, options)
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}

/** The only place that decides what of an error leaves the server: 5xx are generic, everything unknown is a 500. */
export const toApiError = (error: unknown, requestId: string): ApiError => {
  if (!(error instanceof AppError)) return { status: 500, code: 'internal', message: 'Internal error', requestId }
  const { status, code } = error
  if (status >= 500) return { status, code, message: 'Temporarily unavailable', requestId }
  return { status, code, message: error.message, requestId, ...(error.fields ? { fields: error.fields } : {}) }
}
