import type { AddressForm } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressBody } from '#shared/wire/addresses.ts'
import { AppError } from '../../http/errors.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

/** An address as it is written to the API; what was left empty is null there. */
export const toAddressBody = ({
  type,
  defaults,
  company,
  line2,
  region,
  telephone,
  ...rest
}: AddressForm): AddressBody => ({
  ...rest,
  type,
  defaults: defaults.map((each) => ({ type: each })),
  company: company || null,
  line2: line2 || null,
  region: region || null,
  telephone: telephone || null,
})

/** `defaults[0].type` belongs to the form's field `defaults`. */
const getFormField = (path: string) => path.split(/[.[]/)[0] ?? path

/**
 * A refusal with each violation at the field of the form, the first one where a field has several. Others pass as they
 * are.
 */
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
