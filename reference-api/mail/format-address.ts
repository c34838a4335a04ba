import type { OrderAddressResource } from '#shared/wire/contact.ts'

/** Countries whose postcode precedes the city: most of continental Europe. */
const postcodeFirst = new Set('AT BE CH CZ DE DK ES FI FR IT LI LU NL NO PL PT SE'.split(' '))

/** Countries that write city, region and postcode on one line. */
const withRegionLine = new Set(['AU', 'CA', 'US'])

/** Countries with the company first and the part of a building above the street, by DIN 5008. */
const companyFirst = new Set(['AT', 'DE'])

type Address = Pick<
  OrderAddressResource,
  'firstName' | 'lastName' | 'company' | 'line1' | 'line2' | 'postcode' | 'city' | 'region' | 'countryCode'
>

const listPlaceLines = ({ countryCode, city, region, postcode }: Address) => {
  if (postcodeFirst.has(countryCode)) return [`${postcode} ${city}`]
  if (withRegionLine.has(countryCode)) return [[city, region, postcode].filter(Boolean).join(' ')]
  return [city, region, postcode]
}

/** The lines for an envelope, as the pages of the storefront show them. The last line is the country. */
export const listAddressLines = (address: Address, country: string): string[] => {
  const { firstName, lastName, company, line1, line2, countryCode } = address
  const name = `${firstName} ${lastName}`
  const head = companyFirst.has(countryCode) ? [company, name, line2, line1] : [name, company, line1, line2]
  return [...head, ...listPlaceLines(address), country].filter((line): line is string => Boolean(line))
}
