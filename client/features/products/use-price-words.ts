import type { PriceFrom } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../app/i18n.ts'
import { usePriceWriter } from '../../app/money-words.ts'
import { usePageInfo } from '../../app/session.ts'

/** "From £25.00", or just the price where there is one (specification §9), and that tax is in it; a net price says so itself. */
export const usePriceWords = (price: PriceFrom | null): { price?: string; priceNote?: string } => {
  const t = useT('products')
  const priceText = usePriceWriter()
  const { preferences } = usePageInfo()
  if (!price) return {}
  const amount = priceText(price)
  return {
    price: price.from ? t('priceFrom', { price: amount }) : amount,
    ...(preferences.incTax ? { priceNote: t('taxIncluded') } : {}),
  }
}
