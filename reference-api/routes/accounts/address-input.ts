import type { z } from 'zod'
import type { AddressRecord, AddressValues } from '../../store/accounts/addresses.ts'
import { addressViolations } from '../../domain/accounts/address-rules.ts'
import { tidyPostcode } from '../../domain/accounts/postcode.ts'
import { refused } from '../../http/api-error.ts'
import type { addressChanges, AddressInput } from './address-schemas.ts'
import { presentAddress } from '../../presenters/present-address.ts'

type Changes = z.output<typeof addressChanges>

const defined = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<AddressInput>

/** An address as it will be: what was sent over what was there, checked as a whole. Throws 422. */
export const addressInput = (
  sent: AddressInput | Changes,
  before?: AddressRecord,
): AddressValues & { type: AddressInput['type'] } => {
  // With nothing before, `sent` has passed the schema that asks for every field.
  const { default: _default, defaults: _defaults, ...kept } = before ? presentAddress(before) : ({} as AddressInput)
  const address = { ...kept, ...defined(sent) } as AddressInput
  const { type, line1, city, countryCode } = address
  const postcode = tidyPostcode(address.postcode, countryCode)
  const violations = addressViolations({ type, postcode, countryCode })
  if (violations.length > 0) throw refused(violations)
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
