import { localeTags, type Locale } from '../locale.ts'

/** Formats minor units: "£1,234.50", "1.234,50 €". */
export const formatAmount = (minorUnits: number, currency: string, locale: Locale): string => {
  const format = new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency })
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
