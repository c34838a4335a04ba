import type { Country } from '#shared/api/addresses/addresses-schemas.ts'
import type { AddressType } from '#shared/wire/address-types.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { ContentSource } from './content-source.ts'
import { CountryCollection } from './resources/addresses.ts'

const countryFilters = {
  billing: { validForBilling: true },
  delivery: { validForDelivery: true },
} satisfies Record<AddressType, Record<string, boolean>>

/** Loads the countries through the data cache. Names are in the requested language. */
export const fetchCountries = async (
  api: ContentSource,
  language: Language,
  type?: AddressType,
): Promise<Country[]> => {
  const countries = await api.readCached({
    path: '/countries',
    query: type ? countryFilters[type] : {},
    language,
    schema: CountryCollection,
  })
  return countries['hydra:member']
}
