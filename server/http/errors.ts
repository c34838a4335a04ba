import type { ApiError, ErrorCode, FieldError } from '#shared/api/errors.ts'

/**
 * The only error that the server throws on purpose. With a status below 500, shoppers may see `message`. They never see
 * the cause.
 */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  /** Seconds for the header `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Allowed methods for the header `Allow`. */
  readonly allow: string | undefined

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { fields?: FieldError[] | undefined; retryAfter?: number | undefined; allow?: string } = {},
  ) {
    super(message, options)
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.allow = options.allow
  }
}

/**
 * The only place that decides which parts of an error leave the server. A 5xx gets a generic message, so that only
 * fields can say more: those of an AppError are the shop's own. An unknown error becomes a 500.
 */
export const toApiError = (error: unknown, requestId: string): ApiError => {
  if (!(error instanceof AppError)) return { status: 500, code: 'internal', message: 'Internal error', requestId }
  const { status, code, fields, retryAfter } = error
  if (status >= 500) return { status, code, message: 'Temporarily unavailable', requestId, ...(fields && { fields }) }
  return {
    status,
    code,
    message: error.message,
    requestId,
    ...(fields && { fields }),
    ...(retryAfter && { retryAfter }),
  }
}

/** The headers of the response to an error. */
export const toErrorHeaders = (error: unknown): Record<string, string> => {
  const { retryAfter, allow } = error instanceof AppError ? error : {}
  return {
    'Cache-Control': 'private, no-store',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(allow === undefined ? {} : { Allow: allow }),
  }
}

/**
 * Converts errors of Express and its parsers, which have a status. They are about a body that is too large or
 * unreadable, or a URL that cannot be decoded. Returns other errors unchanged.
 */
export const convertExpressError = (error: unknown): unknown => {
  if (error instanceof AppError || !(error instanceof Error) || !('status' in error)) return error
  const status = Number(error.status)
  if (status === 413) return new AppError(413, 'payload_too_large', 'The request is too large.')
  if (status === 415)
    return new AppError(415, 'unsupported_media_type', 'The request is in a form that is not understood here.')
  return status >= 400 && status < 500 ? new AppError(400, 'invalid_input', 'The request is not valid.') : error
}
