import type { ErrorCode } from '#shared/api/errors.ts'
import { AppError } from '../http/errors.ts'
import { englishServerTexts } from '../presentation/server-texts.ts'
import { isClientError, UpstreamError } from './commerce-api.ts'

/** Seconds until the client should retry. */
const retryAfter = { busy: 5, limited: 30 }

type Rejection = [status: number, code: ErrorCode, fallbackMessage: string]

/** Other statuses below 500 become 422: a browser or a proxy would act on a 407, a 408 or a 421 itself. */
const otherRejection: Rejection = [422, 'rejected', englishServerTexts.requestRejected]

const rejections: Record<number, Rejection> = {
  401: [401, 'unauthenticated', englishServerTexts.notLoggedIn],
  // `forbidden` is the shop's own refusal of a request from another site.
  403: [403, 'rejected', englishServerTexts.requestRejected],
  404: [404, 'not_found', englishServerTexts.unknownError],
  409: [409, 'conflict', englishServerTexts.changedMeanwhile],
  429: [429, 'too_many_requests', 'Too many requests.'],
}

/** The client shows its own text for these codes; violations are for the shopper whatever the status. */
const codesWithOwnText = new Set<ErrorCode>(['not_found', 'too_many_requests'])

/**
 * Maps a failed upstream call to an AppError. Rejections keep the API's message, and their violations become fields,
 * named by propertyPath. All other failures become 503 `upstream_unavailable`. Returns other errors unchanged.
 */
export const toAppError = (error: unknown): unknown => {
  if (!(error instanceof UpstreamError)) return error
  if (!isClientError(error)) {
    return new AppError(503, 'upstream_unavailable', 'The commerce API failed', {
      cause: error,
      retryAfter: retryAfter.busy,
    })
  }
  const [status, code, fallbackMessage] = rejections[error.status] ?? otherRejection
  const fields = error.violations.map(({ propertyPath, message }) => ({ field: propertyPath, message }))
  const hasFields = fields.length > 0
  const shownCode = hasFields && codesWithOwnText.has(code) ? 'rejected' : code
  return new AppError(status, shownCode, error.message || fields[0]?.message || fallbackMessage, {
    cause: error,
    fields: hasFields ? fields : undefined,
    retryAfter: status === 429 ? retryAfter.limited : undefined,
  })
}
