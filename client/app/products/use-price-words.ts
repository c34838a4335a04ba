import type { PriceFrom } from '#shared/api/catalogue/catalogue-schemas.ts'
import { formatMoney } from '#shared/money.ts'
import { useLanguage, useT } from '../../app/i18n.ts'
import { usePageInfo } from '../../app/session.ts'

/** "from £25.00", or just the price where there is one (specification §9), and what it says of the tax. */
export const usePriceWords = (price: PriceFrom | null) => {
  const t = useT('products')
  const language = useLanguage()
  const { preferences } = usePageInfo()
  if (!price) return {}
  const amount = formatMoney(price.amount, price.currency, language)
  return {
    price: price.from ? t('priceFrom', { price: amount }) : amount,
    priceNote: t(preferences.incTax ? 'taxIncluded' : 'taxOnTop'),
  }
}
