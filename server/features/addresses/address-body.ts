import type { AddressForm } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressBody } from '#shared/wire/account.ts'
import { AppError } from '../../http/errors.ts'
import { toAppError } from '../../upstream/to-app-error.ts'

/** An address as it is written to the API; what was left empty is null there. */
export const bodyOf = ({ type, defaults, company, line2, region, telephone, ...rest }: AddressForm): AddressBody => ({
  ...rest,
  type,
  defaults: defaults.map((each) => ({ type: each })),
  company: company || null,
  line2: line2 || null,
  region: region || null,
  telephone: telephone || null,
})

/** `defaults[0].type` belongs to the form's field `defaults`. */
const fieldOf = (path: string) => path.split(/[.[]/)[0] ?? path

/**
 * A refusal with each violation at the field of the form, the first one where a field has several. Others pass as they
 * are.
 */
export const refusalOf = (error: unknown): unknown => {
  const refusal = toAppError(error)
  if (!(refusal instanceof AppError) || !refusal.fields) return refusal
  const { status, code, message } = refusal
  const byField = new Map(refusal.fields.toReversed().map((violation) => [fieldOf(violation.field), violation.message]))
  const fields = [...byField].toReversed().map(([field, said]) => ({ field, message: said }))
  return new AppError(status, code, message, { cause: error, fields })
}
