import type { AddressType } from '#shared/wire/account.ts'
import { findCountry } from './countries.ts'
import type { Violation } from '../messages.ts'
import { isPostcode } from './postcode.ts'

/** More than any person needs, few enough to list at once. */
export const addressMaximum = 100

export type Located = { type: AddressType[]; postcode: string; countryCode: string }

/** What is wrong with an address as a whole; its fields on their own have been checked. */
export const addressViolations = ({ type, postcode, countryCode }: Located): Violation[] => {
  const country = findCountry(countryCode)
  if (!country) return [{ propertyPath: 'countryCode', key: 'country.unknown' }]
  const violations: Violation[] = []
  if (type.includes('delivery') && !country.validForDelivery)
    violations.push({ propertyPath: 'countryCode', key: 'country.noDelivery' })
  if (!isPostcode(postcode, countryCode)) {
    const key = postcode === '' ? 'value.required' : countryCode === 'DE' ? 'postcode.german' : 'postcode.british'
    violations.push({ propertyPath: 'postcode', key })
  }
  return violations
}

type Defaults = { default?: boolean | undefined; defaults?: { type: AddressType }[] | undefined }

/**
 * The types an address shall be the default of: `defaults` says it type by type, `default` for all of its types at
 * once, neither leaves `before`. A type the address does not have is dropped; one in `vacant` has no default yet and
 * gets this one.
 */
export const defaultTypes = (
  type: AddressType[],
  wanted: Defaults,
  before: AddressType[],
  vacant: AddressType[],
): AddressType[] => {
  const chosen =
    wanted.defaults?.map((entry) => entry.type) ?? (wanted.default === undefined ? before : wanted.default ? type : [])
  return type.filter((candidate) => chosen.includes(candidate) || vacant.includes(candidate))
}
