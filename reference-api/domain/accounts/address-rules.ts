import type { AddressType } from '#shared/wire/addresses.ts'
import { findCountry } from './countries.ts'
import type { FieldViolation } from '../messages.ts'
import { hasPostcodePattern, isValidPostcode } from '#shared/wire/postcode.ts'

type AddressToValidate = { type: AddressType[]; postcode: string; countryCode: string }

/** Checks an address as a whole. Its fields have been checked before. */
export const validateAddress = ({ type, postcode, countryCode }: AddressToValidate): FieldViolation[] => {
  const country = findCountry(countryCode)
  if (!country) return [{ propertyPath: 'countryCode', key: 'country.unknown' }]
  const violations: FieldViolation[] = []
  if (type.includes('delivery') && !country.validForDelivery)
    violations.push({ propertyPath: 'countryCode', key: 'country.noDelivery' })
  if (hasPostcodePattern(countryCode) && !isValidPostcode(postcode, countryCode))
    violations.push({ propertyPath: 'postcode', key: postcode === '' ? 'value.required' : `postcode.${countryCode}` })
  return violations
}

type DefaultFlags = { default?: boolean | undefined; defaults?: { type: AddressType }[] | undefined }

/**
 * The types an address is the default of. `defaults` names them; `default` means all of its types. Without both,
 * `currentDefaults` stay. A type that the address does not have is dropped. A type in `typesWithoutDefault` takes this
 * address as its default.
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
