import cldrCurrencies from 'cldr-core/supplemental/currencyData.json' with { type: 'json' }
import cldrNames from 'cldr-numbers-full/main/en/currencies.json' with { type: 'json' }

type Fractions = { _digits: string; _cashRounding?: string }
type Period = { _to?: string; _tender?: string }

const { region: regions, fractions } = cldrCurrencies.supplemental.currencyData as unknown as {
  region: Record<string, Record<string, Period>[]>
  fractions: Record<string, Fractions>
}

const names = cldrNames.main.en.numbers.currencies as unknown as Record<string, { displayName: string; symbol: string }>

/** Currencies whose prices are rounded to coins, such as CHF 0.05. */
const cashRoundedCurrencies = ['CHF', 'DKK']

const isLegalTender = ({ _to, _tender }: Period) => _to === undefined && _tender !== 'false'

/** Currencies that are legal tender today: CLDR gives no end date for them. */
const listCurrencyCodes = () => {
  const used = Object.values(regions).flatMap((periods) => periods.flatMap((period) => Object.entries(period)))
  return [...new Set(used.filter(([, period]) => isLegalTender(period)).map(([code]) => code))].toSorted()
}

const toCurrencyEntry = (code: string) => {
  const { _digits, _cashRounding } = fractions[code] ?? fractions.DEFAULT!
  const digits = Number(_digits)
  const rounding = cashRoundedCurrencies.includes(code) ? Number(_cashRounding) / 10 ** digits : 0
  const { symbol, displayName } = names[code]!
  return { symbol, name: displayName, decimal_digits: digits, rounding, code }
}

const quoteString = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

const formatEntry = (code: string) => {
  const fields = Object.entries(toCurrencyEntry(code)).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? quoteString(value) : value}`,
  )
  return `  ${code}: { ${fields.join(', ')} },`
}

/** The text of `shared/wire/currency-table.ts`; its only source is CLDR. */
export const renderCurrencyModule = () => `/**
 * Made by \`npm run generate:currencies\` from cldr-core and cldr-numbers-full; not written by hand. \`rounding\` is in
 * major units, 0 for none (specification §3, §9). Import \`currencyTable\` from \`#currencies\`: in a browser that is
 * \`page-currencies.ts\`.
 */
export type CurrencyEntry = { symbol: string; name: string; decimal_digits: number; rounding: number; code: string }

export const currencyTable: Record<string, CurrencyEntry> = {
${listCurrencyCodes().map(formatEntry).join('\n')}
}
`
