import { locales, type Locale } from '../locale.ts'

type Country = { code: string; name: string; validForBilling: boolean; validForDelivery: boolean }

/** ISO 3166-1 alpha-2 without uninhabited territories and without KP, which sanctions exclude. */
const billingCountries = new Set(
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK
  CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ
  GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU
  LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH
  PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL
  TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
)

/** Countries the two warehouses deliver to. */
const deliveryCountries = new Set('GB IE DE AT NL BE FR LU CH LI DK SE NO FI ES PT IT PL CZ'.split(' '))

/** Countries whose long names contain the form of the state, which an address does not need. */
const shortNameCountries = new Set(['HK', 'MO'])

const buildCountries = (locale: Locale): Country[] => {
  const long = new Intl.DisplayNames(locale, { type: 'region' })
  const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short' })
  const { compare } = new Intl.Collator(locale)
  return [...billingCountries]
    .map((code) => {
      const name = (shortNameCountries.has(code) ? short : long).of(code) ?? code
      return { code, name, validForBilling: true, validForDelivery: deliveryCountries.has(code) }
    })
    .sort((a, b) => compare(a.name, b.name))
}

const countriesByLocale = Object.fromEntries(locales.map((locale) => [locale, buildCountries(locale)])) as Record<
  Locale,
  Country[]
>

/** Every country, sorted by name in that language. */
export const getCountries = (locale: Locale): readonly Country[] => countriesByLocale[locale]

export const findCountry = (code: string): Country | undefined =>
  countriesByLocale.en.find((country) => country.code === code)
