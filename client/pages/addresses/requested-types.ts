import { addressTypes, type AddressType } from '#shared/rules/address-types.ts'

/** The types an address asks for (`?type=billing`); both where it asks for none. */
export const requestedTypes = (search: URLSearchParams): AddressType[] => {
  const requested = addressTypes.filter((type) => search.getAll('type').includes(type))
  return requested.length > 0 ? requested : [...addressTypes]
}
