/** All error codes. The client translates them (`locales/<lng>/errors.json`). */
export type ErrorCode =
  | 'invalid_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'confirmation_needed'
  | 'too_many_requests'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rejected'
  | 'upstream_unavailable'
  | 'session_unavailable'
  | 'internal'

export type FieldError = { field: string; message: string }

/** The body of a `/bff` error. `message` is plain text; `fields` contains the errors of single form fields. */
export type ApiError = {
  status: number
  code: ErrorCode
  message: string
  requestId?: string
  fields?: FieldError[]
  /** Seconds to wait before a retry. */
  retryAfter?: number
}
