import type { ErrorCode } from '#shared/api/errors.ts'
import { AppError } from '../http/errors.ts'
import { englishServerTexts } from '../presentation/server-texts.ts'
import { UpstreamError } from './commerce-api.ts'

/** Seconds until the client should retry. */
const retryAfter = { busy: 5, limited: 30 }

const rejections: Record<number, [status: number, code: ErrorCode, fallbackMessage: string]> = {
  400: [422, 'rejected', englishServerTexts.requestRejected],
  401: [401, 'unauthenticated', englishServerTexts.notLoggedIn],
  403: [403, 'forbidden', 'This is not allowed.'],
  404: [404, 'not_found', englishServerTexts.unknownError],
  409: [409, 'conflict', englishServerTexts.changedMeanwhile],
  413: [422, 'rejected', englishServerTexts.requestRejected],
  422: [422, 'rejected', englishServerTexts.requestRejected],
  429: [429, 'too_many_requests', 'Too many requests.'],
}

/**
 * Maps a failed upstream call to an AppError. Rejections keep the API's message, and their violations become fields,
 * named by propertyPath. All other failures become 503 `upstream_unavailable`. Returns other errors unchanged.
 */
export const toAppError = (error: unknown): unknown => {
  if (!(error instanceof UpstreamError)) return error
  const rejection = error.kind === 'status' ? rejections[error.status] : undefined
  if (!rejection) {
    return new AppError(503, 'upstream_unavailable', 'The commerce API failed', {
      cause: error,
      retryAfter: retryAfter.busy,
    })
  }
  const [status, code, fallbackMessage] = rejection
  const fields = error.violations.map(({ propertyPath, message }) => ({ field: propertyPath, message }))
  return new AppError(status, code, error.message || fields[0]?.message || fallbackMessage, {
    cause: error,
    fields: fields.length > 0 ? fields : undefined,
    retryAfter: status === 429 ? retryAfter.limited : undefined,
  })
}
