import type { AddressType, Country } from '#shared/api/addresses/addresses-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { CommerceApi } from './commerce-api.ts'
import { CountryCollection } from './resources/addresses.ts'

const countryFilters = {
  billing: { validForBilling: true },
  delivery: { validForDelivery: true },
} satisfies Record<AddressType, Record<string, boolean>>

/** The countries of the API, through the data cache: by name, in the language asked for. */
export const fetchCountries = async (
  api: Pick<CommerceApi, 'readCached'>,
  language: Language,
  type?: AddressType,
): Promise<Country[]> => {
  const found = await api.readCached({
    path: '/countries',
    query: type ? countryFilters[type] : {},
    language,
    schema: CountryCollection,
  })
  return found['hydra:member']
}
