import { AppError } from '../http/errors.ts'
import { hasStatus } from './commerce-api.ts'
import { toAppError } from './to-app-error.ts'

/**
 * Maps a failed call with an email link. Its violation concerns the token, which is no form field, so the violation's
 * text becomes the message.
 */
export const toEmailLinkError = (error: unknown): unknown => {
  if (!hasStatus(error, 400, 422)) return toAppError(error)
  return new AppError(422, 'rejected', error.violations[0]?.message || error.message || 'The request was refused.', {
    cause: error,
  })
}
