import type { AddressType, Country } from '#shared/api/addresses/addresses-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { CommerceApi } from './commerce-api.ts'
import { CountryCollection } from './schemas/addresses.ts'

const filters = {
  billing: { validForBilling: true },
  delivery: { validForDelivery: true },
} satisfies Record<AddressType, Record<string, boolean>>

/** The countries of the API, through the data cache: by name, in the language asked for. */
export const readCountries = async (
  api: Pick<CommerceApi, 'read'>,
  language: Language,
  type?: AddressType,
): Promise<Country[]> => {
  const found = await api.read({
    path: '/countries',
    query: type ? filters[type] : {},
    language,
    answer: CountryCollection,
  })
  return found['hydra:member']
}
