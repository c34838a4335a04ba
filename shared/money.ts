import { currencyTable } from './currency-table.ts'
import type { Language } from './preferences.ts'

/** Group and decimal marks; German puts the symbol behind, with a space that does not break. */
const marks: Record<Language, { group: string; decimal: string; symbolLast: boolean }> = {
  en: { group: ',', decimal: '.', symbolLast: false },
  de: { group: '.', decimal: ',', symbolLast: true },
}

const noBreak = '\u00a0'

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** An unknown currency is written with its code and two decimals. */
const formatOf = (currency: string) => currencyTable[currency] ?? { symbol: currency, digits: 2 }

/**
 * Minor units as text: "£1,234.50", "1.234,50 €" (specification §9; German as Germans write it). Without Intl, whose data differs between
 * server and browser, so that both write the same.
 */
export const formatMoney = (minorUnits: number, currency: string, language: Language): string => {
  const { symbol, digits } = formatOf(currency)
  const { group, decimal, symbolLast } = marks[language]
  const text = String(Math.abs(Math.round(minorUnits))).padStart(digits + 1, '0')
  const whole = grouped(text.slice(0, text.length - digits), group)
  const amount = digits === 0 ? whole : `${whole}${decimal}${text.slice(-digits)}`
  const sign = minorUnits < 0 ? '-' : ''
  if (symbolLast) return `${sign}${amount}${noBreak}${symbol}`
  // A code instead of a symbol needs a space: "CHF 5.00".
  return `${sign}${symbol}${/[a-z]$/i.test(symbol) ? noBreak : ''}${amount}`
}
