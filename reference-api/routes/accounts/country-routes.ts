import { CountryResource } from '#shared/wire/addresses.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { getCountries } from '../../domain/accounts/countries.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { countriesQuery } from './address-schemas.ts'

const readCountries = defineRoute({
  method: 'get',
  path: '/countries',
  tag: 'Addresses',
  summary: 'Countries by name, filtered by billing or delivery',
  access: 'public',
  query: countriesQuery,
  response: createCollectionSchema(CountryResource),
  isCacheable: true,
  handle: async ({ query: { validForBilling, validForDelivery } }, call) => {
    const members = getCountries(call.locale)
      .filter((country) => validForBilling === undefined || country.validForBilling === validForBilling)
      .filter((country) => validForDelivery === undefined || country.validForDelivery === validForDelivery)
      .map((country) => ({ '@id': `/countries/${country.code}`, '@type': 'Country' as const, ...country }))
    return createCollection('Country', call, members)
  },
})

export const countryRoutes = [readCountries]
