import { getCountries } from '../../domain/accounts/countries.ts'
import { createCollection } from '../../http/collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { countriesQuery, countryResource } from './address-schemas.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'

const readCountries = defineRoute({
  method: 'get',
  path: '/countries',
  tag: 'Addresses',
  summary: 'Countries by name, filtered by billing or delivery',
  access: 'public',
  query: countriesQuery,
  response: hydraCollection(countryResource),
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
