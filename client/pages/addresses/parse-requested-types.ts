import { addressTypes, type AddressType } from '#shared/wire/address-types.ts'

/** The address types in the URL (`?type=billing`); both when it names none. */
export const parseRequestedTypes = (search: URLSearchParams): AddressType[] => {
  const requested = addressTypes.filter((type) => type === search.get('type'))
  return requested.length > 0 ? requested : [...addressTypes]
}
