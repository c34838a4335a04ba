import { formatMoney, getMinorUnits } from '#shared/wire/format-money.ts'
import type { Language } from '#shared/rules/preferences.ts'

/** An amount in minor units without decimals that are zero: "£50", "50 €", "KWD 50". */
export const formatRoundAmount = (minorUnits: number, currency: string, language: Language): string => {
  const amount = formatMoney(minorUnits, currency, language)
  const unit = getMinorUnits(currency)
  if (unit === 1 || minorUnits % unit !== 0) return amount
  return amount.replace(new RegExp(`[.,]0{${String(unit).length - 1}}(?![\\d.,])`), '')
}
