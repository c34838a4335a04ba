import { AppError } from '../http/errors.ts'
import { hasStatus } from './commerce-api.ts'
import { toAppError } from './to-app-error.ts'

/** A violation is about the token of an email link, which is no field of a form: its text becomes the message. */
export const toEmailLinkError = (error: unknown): unknown => {
  if (!hasStatus(error, 400, 422)) return toAppError(error)
  return new AppError(422, 'rejected', error.violations[0]?.message || error.message || 'The request was refused.', {
    cause: error,
  })
}
