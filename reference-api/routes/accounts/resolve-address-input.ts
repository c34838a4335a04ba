import type { z } from 'zod'
import type { AddressRecord, AddressValues } from '../../store/accounts/addresses.ts'
import { validateAddress } from '../../domain/accounts/address-rules.ts'
import { normalisePostcode } from '#shared/wire/postcode.ts'
import { validationError } from '../../http/api-error.ts'
import type { addressChanges, AddressInput } from './address-schemas.ts'
import { presentAddress } from '../../presenters/present-address.ts'

type Changes = z.output<typeof addressChanges>

const dropUndefined = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<AddressInput>

/** The resulting address: the request merged over the stored one, checked as a whole. Throws 422. */
export const resolveAddressInput = (
  input: AddressInput | Changes,
  existing?: AddressRecord,
): AddressValues & { type: AddressInput['type'] } => {
  // Without a stored address the schema has required every field.
  const {
    default: _default,
    defaults: _defaults,
    ...existingValues
  } = existing ? presentAddress(existing) : ({} as AddressInput)
  const address = { ...existingValues, ...dropUndefined(input) } as AddressInput
  const { type, line1, city, countryCode } = address
  const postcode = normalisePostcode(address.postcode, countryCode)
  const violations = validateAddress({ type, postcode, countryCode })
  if (violations.length > 0) throw validationError(violations)
  return {
    type,
    for_billing: type.includes('billing'),
    for_delivery: type.includes('delivery'),
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company ?? null,
    line1,
    line2: address.line2 ?? null,
    city,
    region: address.region ?? null,
    postcode,
    country_code: countryCode,
    telephone: address.telephone ?? null,
  }
}
