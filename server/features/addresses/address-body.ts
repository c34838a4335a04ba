import type { AddressInput } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressBody } from '#shared/wire/addresses.ts'
import { AppError } from '../../http/errors.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

/** Converts the form to the API's body. The API expects null for an empty field. */
export const toAddressBody = ({
  type,
  defaults,
  company,
  line2,
  region,
  telephone,
  ...rest
}: AddressInput): AddressBody => ({
  ...rest,
  type,
  defaults: defaults.map((addressType) => ({ type: addressType })),
  company: company || null,
  line2: line2 || null,
  region: region || null,
  telephone: telephone || null,
})

/** The form field of a violation's path, such as `defaults` for `defaults[0].type`. */
const getFormField = (path: string) => path.split(/[.[]/)[0] ?? path

/** Maps violations to form fields and keeps the first one of each field. Returns other errors unchanged. */
export const toAddressErrors = (error: unknown): unknown => {
  const rejection = toAppError(error)
  if (!(rejection instanceof AppError) || !rejection.fields) return rejection
  const { status, code, message } = rejection
  const byField = new Map(
    rejection.fields.toReversed().map((violation) => [getFormField(violation.field), violation.message]),
  )
  const fields = [...byField].toReversed().map(([field, fieldMessage]) => ({ field, message: fieldMessage }))
  return new AppError(status, code, message, { cause: error, fields })
}
