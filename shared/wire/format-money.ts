import { currencyTable } from '#currencies'
import { languageSettings, type Language } from './languages.ts'

const nonBreakingSpace = '\u00a0'

const groupDigits = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** A currency that is not in the table has its code as symbol, and two decimals. */
const getCurrencyFormat = (currency: string) =>
  Object.hasOwn(currencyTable, currency) ? currencyTable[currency]! : { symbol: currency, decimal_digits: 2 }

/** Minor units of one whole unit: 100 of GBP, 1 of JPY, 1000 of KWD. */
export const getMinorUnits = (currency: string): number => 10 ** getCurrencyFormat(currency).decimal_digits

/** The major units of an amount, as a decimal number that programs read: "1234.50". */
export const formatDecimal = (minorUnits: number, currency: string): string =>
  (minorUnits / getMinorUnits(currency)).toFixed(getCurrencyFormat(currency).decimal_digits)

/**
 * Formats minor units: "£1,234.50", "1.234,50 €" (specification §9). Never rounds: the amount is what is charged. Does
 * not use Intl, whose data differs between server and browser.
 */
export const formatMoney = (minorUnits: number, currency: string, language: Language): string => {
  const { symbol, decimal_digits: digits } = getCurrencyFormat(currency)
  const { group, decimal, symbolLast } = languageSettings[language]
  const text = String(Math.abs(minorUnits)).padStart(digits + 1, '0')
  const wholeUnits = groupDigits(text.slice(0, text.length - digits), group)
  const amount = digits === 0 ? wholeUnits : `${wholeUnits}${decimal}${text.slice(-digits)}`
  const sign = minorUnits < 0 ? '-' : ''
  if (symbolLast) return `${sign}${amount}${nonBreakingSpace}${symbol}`
  // A symbol that ends with a letter or a point, such as "CHF", needs a space: "CHF 5.00".
  return `${sign}${symbol}${/[a-z.]$/i.test(symbol) ? nonBreakingSpace : ''}${amount}`
}
