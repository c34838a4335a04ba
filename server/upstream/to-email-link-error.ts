import { AppError } from '../http/errors.ts'
import { englishServerTexts } from '../presentation/server-texts.ts'
import { hasStatus } from './commerce-api.ts'
import { toAppError } from './to-app-error.ts'

/**
 * Maps a failed call with an email link. Its violation concerns the token, which is no form field, so the violation's
 * text becomes the message.
 */
export const toEmailLinkError = (error: unknown): unknown => {
  if (!hasStatus(error, 400, 422)) return toAppError(error)
  const message = error.violations[0]?.message || error.message || englishServerTexts.requestRejected
  return new AppError(422, 'rejected', message, { cause: error })
}
