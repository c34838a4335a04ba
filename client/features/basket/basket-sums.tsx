import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { Sums } from './sums.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePriceWriter } from '../prices/money-words.ts'

const percent = (rate: number, decimalMark: string) => String(Math.round(rate * 1000) / 10).replace('.', decimalMark)

/** What comes off is written with a minus sign, not a hyphen. */
export const minus = (amount: string) => `−${amount}`

/**
 * What may still be added, as a text of `basket`. Only records have to be sent; everything else can come by email, for
 * nothing.
 */
export const sumsNote = ({ totals, lines }: Basket) => {
  if (totals.shipping !== null) return 'nothingAdded'
  return lines.some(({ type }) => type === 'record') ? 'deliveryComes' : 'postExtra'
}

/**
 * What a basket comes to, down to what is paid; needs the texts of `basket`. `delivery` is what the chosen shipping
 * service is called.
 */
export function BasketSums({ basket, delivery }: { basket: Basket; delivery?: string | undefined }) {
  const t = useT('basket')
  const language = useLanguage()
  const priceText = usePriceWriter()
  const { totals, currency } = basket
  const money = (amount: number) => formatMoney(amount, currency, language)
  const price = (amount: number) => priceText({ amount, currency })
  const taxes = totals.taxes.map(({ rate, tax }) => ({
    key: `tax-${rate}`,
    term: t(totals.incTax ? 'taxIncluded' : 'taxAdded', { rate: percent(rate, language === 'de' ? ',' : '.') }),
    value: money(tax),
  }))
  const rows = [
    { key: 'lines', term: t('items', { count: basket.count }), value: price(totals.lines) },
    ...(totals.discount > 0 ? [{ key: 'discount', term: t('discount'), value: minus(price(totals.discount)) }] : []),
    ...(totals.shipping === null
      ? []
      : [
          {
            key: 'shipping',
            term: delivery ?? t('shipping'),
            value: totals.shipping === 0 ? t('free') : price(totals.shipping),
          },
        ]),
    ...taxes,
  ]
  return <Sums rows={rows} total={{ term: t(totals.incTax ? 'total' : 'totalWithTax'), value: money(totals.total) }} />
}
