/** The closed list of what can go wrong; the client translates the code (`locales/<lng>/errors.json`). */
export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'confirmation_needed',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'rejected',
  'upstream_unavailable',
  'session_unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export type FieldError = { field: string; message: string }

/** What `/bff` answers when it fails. `message` is plain text; `fields` belong to the form's inputs. */
export type ApiError = {
  status: number
  code: ErrorCode
  message: string
  requestId?: string
  fields?: FieldError[]
  /** Seconds after which trying again is worth it. */
  retryAfter?: number
}
