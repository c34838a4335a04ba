import type { AddressType } from '#shared/wire/addresses.ts'
import { findCountry } from './countries.ts'
import type { Violation } from '../messages.ts'
import { isValidPostcode } from './postcode.ts'

/** More than any person needs, few enough to list at once. */
export const maxAddresses = 100

export type AddressLocation = { type: AddressType[]; postcode: string; countryCode: string }

/** What is wrong with an address as a whole; its fields on their own have been checked. */
export const validateAddress = ({ type, postcode, countryCode }: AddressLocation): Violation[] => {
  const country = findCountry(countryCode)
  if (!country) return [{ propertyPath: 'countryCode', key: 'country.unknown' }]
  const violations: Violation[] = []
  if (type.includes('delivery') && !country.validForDelivery)
    violations.push({ propertyPath: 'countryCode', key: 'country.noDelivery' })
  if (!isValidPostcode(postcode, countryCode)) {
    const key = postcode === '' ? 'value.required' : countryCode === 'DE' ? 'postcode.german' : 'postcode.british'
    violations.push({ propertyPath: 'postcode', key })
  }
  return violations
}

type DefaultFlags = { default?: boolean | undefined; defaults?: { type: AddressType }[] | undefined }

/**
 * The types an address shall be the default of: `defaults` says it type by type, `default` for all of its types at
 * once, neither leaves `before`. A type the address does not have is dropped; one in `vacant` has no default yet and
 * gets this one.
 */
export const resolveDefaultTypes = (
  type: AddressType[],
  requested: DefaultFlags,
  currentDefaults: AddressType[],
  typesWithoutDefault: AddressType[],
): AddressType[] => {
  const requestedTypes =
    requested.defaults?.map((entry) => entry.type) ??
    (requested.default === undefined ? currentDefaults : requested.default ? type : [])
  return type.filter((candidate) => requestedTypes.includes(candidate) || typesWithoutDefault.includes(candidate))
}
