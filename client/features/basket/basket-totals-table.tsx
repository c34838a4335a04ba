import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { TotalsTable } from './totals-table.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePriceFormatter } from '../prices/price-format.ts'

const formatPercent = (rate: number, decimalMark: string) =>
  String(Math.round(rate * 1000) / 10).replace('.', decimalMark)

/** What comes off is written with a minus sign, not a hyphen. */
export const formatDeduction = (amount: string) => `−${amount}`

/**
 * What may still be added, as a text of `basket`. Only records have to be sent; everything else can come by email, for
 * nothing.
 */
export const totalsNote = ({ totals, lines }: Basket) => {
  if (totals.shipping !== null) return 'nothingAdded'
  return lines.some(({ type }) => type === 'record') ? 'shippingChosenLater' : 'shippingExtra'
}

/**
 * What a basket comes to, down to what is paid; needs the texts of `basket`. `delivery` is what the chosen shipping
 * service is called.
 */
export function BasketTotalsTable({ basket, shippingName }: { basket: Basket; shippingName?: string | undefined }) {
  const t = useT('basket')
  const language = useLanguage()
  const formatPrice = usePriceFormatter()
  const { totals, currency } = basket
  const formatAmount = (amount: number) => formatMoney(amount, currency, language)
  const formatLinePrice = (amount: number) => formatPrice({ amount, currency })
  const taxes = totals.taxes.map(({ rate, tax }) => ({
    key: `tax-${rate}`,
    term: t(totals.incTax ? 'taxIncluded' : 'taxAdded', { rate: formatPercent(rate, language === 'de' ? ',' : '.') }),
    value: formatAmount(tax),
  }))
  const rows = [
    { key: 'lines', term: t('items', { count: basket.count }), value: formatLinePrice(totals.subtotal) },
    ...(totals.discount > 0
      ? [{ key: 'discount', term: t('discount'), value: formatDeduction(formatLinePrice(totals.discount)) }]
      : []),
    ...(totals.shipping === null
      ? []
      : [
          {
            key: 'shipping',
            term: shippingName ?? t('shipping'),
            value: totals.shipping === 0 ? t('free') : formatLinePrice(totals.shipping),
          },
        ]),
    ...taxes,
  ]
  return (
    <TotalsTable
      rows={rows}
      total={{ term: t(totals.incTax ? 'total' : 'totalWithTax'), value: formatAmount(totals.total) }}
    />
  )
}
