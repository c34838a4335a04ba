import { EUR, GBP, type CurrencyEntry } from './currency-table.ts'
import type { Currency, Language } from './preferences.ts'

/** The currencies of the shop. The browser's bundle contains only these entries of the table. */
export const shopCurrencies: Record<Currency, CurrencyEntry> = { GBP, EUR }

/** Group and decimal separators of each language. With `symbolLast` the symbol follows a non-breaking space. */
const separators: Record<Language, { group: string; decimal: string; symbolLast: boolean }> = {
  en: { group: ',', decimal: '.', symbolLast: false },
  de: { group: '.', decimal: ',', symbolLast: true },
}

const nonBreakingSpace = '\u00a0'

const groupDigits = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** Rounds minor units to the nearest multiple of the currency's rounding; rounds halves away from zero. */
const roundMinorUnits = (minorUnits: number, { rounding, decimal_digits }: CurrencyEntry) => {
  const step = Math.round(rounding * 10 ** decimal_digits) || 1
  return Math.sign(minorUnits) * Math.round(Math.abs(minorUnits) / step) * step
}

/**
 * Formats minor units: "£1,234.50", "1.234,50 €" (specification §9). Does not use Intl, whose data differs between
 * server and browser.
 */
export const formatMinorUnits = (minorUnits: number, currencyEntry: CurrencyEntry, language: Language): string => {
  const { symbol, decimal_digits: digits } = currencyEntry
  const { group, decimal, symbolLast } = separators[language]
  const roundedAmount = roundMinorUnits(minorUnits, currencyEntry)
  const text = String(Math.abs(roundedAmount)).padStart(digits + 1, '0')
  const wholeUnits = groupDigits(text.slice(0, text.length - digits), group)
  const amount = digits === 0 ? wholeUnits : `${wholeUnits}${decimal}${text.slice(-digits)}`
  const sign = roundedAmount < 0 ? '-' : ''
  if (symbolLast) return `${sign}${amount}${nonBreakingSpace}${symbol}`
  // A symbol that ends with a letter or a point, such as "CHF", needs a space: "CHF 5.00".
  return `${sign}${symbol}${/[a-z.]$/i.test(symbol) ? nonBreakingSpace : ''}${amount}`
}

/** The entry of a currency. A currency that the shop does not sell in has its code as symbol, and two decimals. */
const getCurrencyEntry = (currency: string): CurrencyEntry =>
  Object.hasOwn(shopCurrencies, currency)
    ? shopCurrencies[currency as Currency]
    : { symbol: currency, name: currency, decimal_digits: 2, rounding: 0, code: currency }

/** Formats minor units of any currency; of a currency that the shop does not sell in, with its code. */
export const formatMoney = (minorUnits: number, currency: string, language: Language): string =>
  formatMinorUnits(minorUnits, getCurrencyEntry(currency), language)
