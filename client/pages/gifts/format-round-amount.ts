import { formatMoney } from '#shared/rules/money.ts'
import type { Language } from '#shared/rules/preferences.ts'

/** An amount in minor units without decimals that are zero: "£50", "50 €". */
export const formatRoundAmount = (minorUnits: number, currency: string, language: Language): string =>
  formatMoney(minorUnits, currency, language).replace(/[.,]00(?!\d)/, '')
