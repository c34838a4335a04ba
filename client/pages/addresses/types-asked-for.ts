import { addressTypes, type AddressType } from '#shared/rules/address-types.ts'

/** The types an address asks for (`?type=billing`); both where it asks for none. */
export const typesAskedFor = (search: URLSearchParams): AddressType[] => {
  const asked = addressTypes.filter((type) => search.getAll('type').includes(type))
  return asked.length > 0 ? asked : [...addressTypes]
}
