import { formatMoney } from '#shared/wire/format-money.ts'
import type { Locale } from '../locale.ts'

/** Formats minor units as the shop does, with a true minus: "£1,234.50", "1.234,50 €", "−£22.00". */
export const formatAmount = (minorUnits: number, currency: string, locale: Locale): string =>
  formatMoney(minorUnits, currency, locale).replace('-', '−')
