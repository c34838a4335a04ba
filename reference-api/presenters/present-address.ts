import type { AddressResource, AddressType } from '#shared/wire/addresses.ts'
import type { AddressRecord } from '../store/accounts/addresses.ts'

const getAddressTypes = ({
  for_billing,
  for_delivery,
}: Pick<AddressRecord, 'for_billing' | 'for_delivery'>): AddressType[] => [
  ...(for_billing ? (['billing'] as const) : []),
  ...(for_delivery ? (['delivery'] as const) : []),
]

export const presentAddress = (address: AddressRecord): AddressResource => {
  const type = getAddressTypes(address)
  const { id, company, line1, line2, city, region, postcode, telephone, defaults } = address
  return {
    '@id': `/addresses/${id}`,
    '@type': 'Address',
    id,
    type,
    defaults: defaults.map((entry) => ({ type: entry })),
    default: type.every((entry) => defaults.includes(entry)),
    firstName: address.first_name,
    lastName: address.last_name,
    ...{ company, line1, line2, city, region, postcode },
    countryCode: address.country_code,
    telephone,
    modifiedAt: address.modified_at.toISOString(),
  }
}
