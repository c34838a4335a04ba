import type { HydraError } from '#shared/wire/hydra.ts'
import type { Locale } from '../domain/locale.ts'
import { translateMessage, type MessageKey, type FieldViolation } from '../domain/messages.ts'

type ApiErrorOptions = { violations?: FieldViolation[]; shape?: 'hydra' | 'message'; cause?: unknown }

/**
 * The error that routes and domain rules throw. `shape: 'message'` gives the body `{ message }`, which the
 * specification sets for /auth and /token/refresh.
 */
export class ApiError extends Error {
  readonly status: number
  readonly key: MessageKey
  readonly violations: FieldViolation[]
  readonly shape: 'hydra' | 'message'

  constructor(status: number, key: MessageKey, { violations = [], shape = 'hydra', cause }: ApiErrorOptions = {}) {
    super(key, { cause })
    this.status = status
    this.key = key
    this.violations = violations
    this.shape = shape
  }
}

export const notFoundError = (key: MessageKey) => new ApiError(404, key)

export const validationError = (violations: FieldViolation[], status: 400 | 422 = 422) =>
  new ApiError(status, 'violations.found', { violations })

/** The body of an error response in one language. From status 500 on it says only that the request failed. */
export const toErrorBody = (error: ApiError, locale: Locale): HydraError | { message: string } => {
  const description = translateMessage({ key: error.key }, locale)
  if (error.shape === 'message') return { message: description }
  if (error.violations.length === 0) {
    return {
      '@context': '/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': description,
    }
  }
  const violations = error.violations.map(({ propertyPath, ...message }) => ({
    propertyPath,
    message: translateMessage(message, locale),
  }))
  return {
    '@context': '/contexts/ConstraintViolationList',
    '@type': 'ConstraintViolationList',
    'hydra:title': 'An error occurred',
    'hydra:description': violations
      .map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message))
      .join('\n'),
    violations,
  }
}
