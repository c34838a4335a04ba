import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { formatMoney } from '#shared/wire/format-money.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePageInfo } from '../../data/page-info.ts'

type Money = { amount: number; currency: string; isUntaxed?: boolean | undefined }

/**
 * Formats prices, in minor units. A net price always says so ("£10.00 excl. VAT"), unless it has no tax. Use
 * `formatMoney` for amounts to pay.
 */
export const createPriceFormatter =
  (t: TFunction, language: Language, incTax: boolean) =>
  ({ amount, currency, isUntaxed = false }: Money) => {
    const price = formatMoney(amount, currency, language)
    return incTax || isUntaxed ? price : t('common:exclTax', { price })
  }

export type PriceFormatter = ReturnType<typeof createPriceFormatter>

/** Formats prices by the inc-tax preference of the page. */
export const usePriceFormatter = (): PriceFormatter => {
  const t = useT('common')
  const language = useLanguage()
  const { incTax } = usePageInfo().preferences
  return useMemo(() => createPriceFormatter(t, language, incTax), [t, language, incTax])
}
