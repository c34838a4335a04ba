import type { PriceFrom } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { usePriceFormatter } from './price-formatter.ts'
import { usePageInfo } from '../../data/page-info.ts'

/**
 * Formats "From £25.00", or the price alone where there is only one (specification §9), and a note that tax is
 * included. Net prices, which say so themselves, and prices without tax have no note. Needs the namespace
 * `product-lists`.
 */
export const usePriceLabel = () => {
  const t = useT('product-lists')
  const formatPrice = usePriceFormatter()
  const { preferences } = usePageInfo()
  return (price: PriceFrom | null): { price?: string; priceNote?: string } => {
    if (!price) return {}
    const amount = formatPrice(price)
    return {
      price: price.isFromPrice ? t('common:priceFrom', { price: amount }) : amount,
      ...(preferences.incTax && !price.isUntaxed ? { priceNote: t('taxIncluded') } : {}),
    }
  }
}
