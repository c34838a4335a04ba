import { AppError } from '../../http/errors.ts'
import { englishServerTexts } from '../../presentation/server-texts.ts'
import { hasStatus, isClientError } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import type { LineBody } from './line-bodies.ts'

export const isNotFound = (error: unknown) => hasStatus(error, 404, 410)

/** The basket is confirmed or converted. */
export const isConflict = (error: unknown) => hasStatus(error, 409)

/** The API rejects lines: sold out, too many, no longer sold. */
export const isRejected = (error: unknown) => hasStatus(error, 400, 422)

/** The field of a violation: a value of the shopper such as `extraData.giftTo`, or the SKU of the line. */
const toField = (path: string, bodies: readonly LineBody[]) => {
  const [, index = NaN, extraDataPath] = /^lines\[(\d+)\](?:\.(extraData\..+))?/.exec(path) ?? []
  const line = bodies[Number(index)]
  return extraDataPath ?? line?.productVariant ?? line?.product ?? path
}

/**
 * Maps a rejection. Its message is the API's first violation. Each violation is at the SKU of its line or at its extra
 * data. Maps other errors like `toAppError`.
 */
export const toFieldErrors = (error: unknown, bodies: readonly LineBody[]): unknown => {
  const appError = toAppError(error)
  if (!isClientError(error) || !(appError instanceof AppError) || appError.code !== 'rejected') return appError
  const fields = error.violations.map(({ propertyPath, message }) => ({
    field: toField(propertyPath, bodies),
    message,
  }))
  const message = fields[0]?.message ?? error.message
  return new AppError(appError.status, 'rejected', message || englishServerTexts.unknownError, {
    cause: error,
    fields: fields.length > 0 ? fields : undefined,
  })
}
