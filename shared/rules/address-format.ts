/** The parts of an address whose order, label and presence depend on the country. */
export type AddressPart = 'line1' | 'line2' | 'postcode' | 'city' | 'region'

/** `countryCode` is ISO 3166-1 alpha-2. */
export type PrintableAddress = {
  firstName: string
  lastName: string
  company: string | null
  line1: string
  line2: string | null
  city: string
  region: string | null
  postcode: string
  countryCode: string
}

type AddressFormat = {
  /** The form fields in the country's usual order. Contains `region` only where addresses use one. */
  fields: readonly AddressPart[]
  /** Labels as keys below `label` in the texts of addresses. */
  labels: Readonly<Record<AddressPart, string>>
  /** The printed lines below the name. A space separates the parts of one line. */
  lines: readonly (readonly AddressPart[])[]
  /** Whether the company is printed above the person (DIN 5008). */
  isCompanyFirst: boolean
  /** Whether postcodes consist of digits only: the form then offers a number pad. */
  hasNumericPostcode: boolean
  /** Whether the post needs the region, such as the state of an American address. */
  isRegionUsual: boolean
  /** Whether every address has a postcode. In some places, such as Hong Kong, addresses have none. */
  isPostcodeRequired: boolean
}

const labels = { line1: 'line1', line2: 'line2', postcode: 'postcode', city: 'city', region: 'region' }

const defaultFormat: AddressFormat = {
  fields: ['line1', 'line2', 'city', 'region', 'postcode'],
  labels,
  lines: [['line1'], ['line2'], ['city'], ['region'], ['postcode']],
  isCompanyFirst: false,
  hasNumericPostcode: false,
  isRegionUsual: false,
  isPostcodeRequired: false,
}

const british: AddressFormat = {
  ...defaultFormat,
  labels: { ...labels, city: 'town', region: 'county' },
  isPostcodeRequired: true,
}

const irish: AddressFormat = {
  ...british,
  labels: { ...british.labels, postcode: 'eircode' },
  isPostcodeRequired: false,
}

/** City, state and ZIP code are on one line. */
const american: AddressFormat = {
  ...defaultFormat,
  labels: { ...labels, region: 'state', postcode: 'zip' },
  lines: [['line1'], ['line2'], ['city', 'region', 'postcode']],
  isRegionUsual: true,
  isPostcodeRequired: true,
}

const canadian: AddressFormat = { ...american, labels: { ...labels, region: 'province' } }

/** The postcode precedes the city, and there is no region: the format of most of continental Europe. */
const continental: AddressFormat = {
  ...defaultFormat,
  fields: ['line1', 'line2', 'postcode', 'city'],
  labels: { ...labels, line1: 'street' },
  lines: [['line1'], ['line2'], ['postcode', 'city']],
  isPostcodeRequired: true,
}

/** The continental format with postcodes of digits only. */
const continentalNumeric: AddressFormat = { ...continental, hasNumericPostcode: true }

/** DIN 5008: the company comes first, and the part of a building is above the street. */
const german: AddressFormat = {
  ...continentalNumeric,
  labels: { ...continental.labels, line2: 'addition' },
  lines: [['line2'], ['line1'], ['postcode', 'city']],
  isCompanyFirst: true,
}

const formatsByCountry = new Map<string, AddressFormat>([
  ['GB', british],
  ...['GG', 'IM', 'JE'].map((code): [string, AddressFormat] => [code, british]),
  ['IE', irish],
  ...['DE', 'AT'].map((code): [string, AddressFormat] => [code, german]),
  ...['BE', 'CH', 'DK', 'ES', 'FI', 'FR', 'IT', 'LI', 'NO'].map((code): [string, AddressFormat] => [
    code,
    continentalNumeric,
  ]),
  ...['CZ', 'LU', 'NL', 'PL', 'PT', 'SE'].map((code): [string, AddressFormat] => [code, continental]),
  ['US', american],
  ['AU', { ...american, labels: { ...labels, region: 'state' } }],
  ['CA', canadian],
])

/** The address format of a country; unknown countries get a general format. */
export const getAddressFormat = (countryCode: string): AddressFormat =>
  formatsByCountry.get(countryCode) ?? defaultFormat

/**
 * Joins the parts of an address to one line of text. A British postcode, and one of digits before its city, get a
 * non-breaking space.
 */
export const joinAddress = (parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/^(\d{4,5}) /, '$1\u00a0'))
    .join(', ')
    .replace(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g, '$1\u00a0$2')

/** The lines for an envelope. The last line is the country. Empty parts are left out. */
export const formatAddressLines = (address: PrintableAddress, country: string): string[] => {
  const { isCompanyFirst, lines } = getAddressFormat(address.countryCode)
  const name = `${address.firstName} ${address.lastName}`
  const nameLines = isCompanyFirst ? [address.company, name] : [name, address.company]
  const addressLines = lines.map((parts) =>
    parts
      .map((part) => address[part])
      .filter(Boolean)
      .join(' '),
  )
  return [...nameLines, ...addressLines, country].filter((line): line is string => Boolean(line))
}
