import type { ReactNode } from 'react'
import { markLanguage } from '../../ui/text/mark-language.tsx'
import type { TFunction } from 'i18next'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { TotalsTable } from './totals-table.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { formatPercent } from '../prices/format-percent.ts'
import { usePriceFormatter } from '../prices/price-formatter.ts'

/** Writes a deduction with a minus sign, not a hyphen. */
export const formatDeduction = (amount: string) => `−${amount}`

/**
 * The basket's delivery when it must be sent and has no shipping service yet, for the note on its cost; else undefined.
 */
const getMissingDelivery = ({ totals, delivery }: Pick<Basket, 'totals' | 'delivery'>) =>
  totals.shipping === null && delivery?.isRequired ? delivery : undefined

/** False for tickets by email: “Delivery: free” says nothing that a shopper asks. A service with a name is shown. */
const hasDeliveryCost = ({ totals, delivery }: Pick<Basket, 'totals' | 'delivery'>) =>
  totals.shipping !== 0 || delivery?.isRequired !== false

/**
 * The key, in the namespace `basket`, of the note on delivery costs; undefined when the commerce API sends no delivery.
 */
export const getTotalsNoteKey = (basket: Pick<Basket, 'totals' | 'delivery'>) => {
  if (getMissingDelivery(basket)) return 'shippingChosenLater'
  if (basket.delivery && !basket.delivery.isRequired && !basket.totals.shipping) return 'shippingExtra'
  return basket.delivery === undefined ? undefined : 'exactTotal'
}

/** "2 tickets", or "3 items" when the basket has other things, too. */
export const basketCountLabel = ({ lines, count }: Pick<Basket, 'lines' | 'count'>, t: TFunction): string =>
  t(lines.every(({ type }) => type === 'event') ? 'basket:tickets' : 'basket:items', { count })

/**
 * The totals of a basket; the last row is the amount to pay. `shippingName` is the chosen shipping service. Needs the
 * namespace `basket`.
 */
export function BasketTotalsTable({ basket, shippingName }: { basket: Basket; shippingName?: ReactNode }) {
  const t = useT('basket')
  const language = useLanguage()
  const formatPrice = usePriceFormatter()
  const { totals, currency } = basket
  const missingDelivery = getMissingDelivery(basket)
  const formatAmount = (amount: number) => formatMoney(amount, currency, language)
  const formatLinePrice = (amount: number) => formatPrice({ amount, currency })
  const taxes = totals.taxes.map(({ rate, tax }) => ({
    key: `tax-${rate}`,
    term: t(totals.incTax ? 'taxIncluded' : 'taxAdded', { rate: formatPercent(rate, language) }),
    value: formatAmount(tax),
  }))
  const rows = [
    {
      key: 'lines',
      term: basketCountLabel(basket, t),
      value: formatLinePrice(totals.subtotal),
    },
    ...(totals.discount > 0
      ? [{ key: 'discount', term: t('discount'), value: formatDeduction(formatLinePrice(totals.discount)) }]
      : []),
    ...(missingDelivery
      ? [
          {
            key: 'shipping',
            term: markLanguage(missingDelivery.name, missingDelivery.lang),
            value: t('deliveryFrom', { price: formatLinePrice(missingDelivery.price) }),
          },
        ]
      : []),
    ...(totals.shipping !== null && (shippingName || hasDeliveryCost(basket))
      ? [
          {
            key: 'shipping',
            term: shippingName ?? t('shipping'),
            value: totals.shipping === 0 ? t('common:free') : formatLinePrice(totals.shipping),
          },
        ]
      : []),
    ...taxes,
  ]
  const totalKey = totals.incTax ? 'total' : 'totalWithTax'
  const total = {
    term: t(missingDelivery ? `${totalKey}BeforeDelivery` : totalKey),
    value: formatAmount(totals.total),
  }
  if (totals.vouchers === 0) return <TotalsTable rows={rows} total={total} />
  const count = basket.promotions.filter(({ isPayment, discount }) => isPayment && discount > 0).length
  return (
    <TotalsTable
      rows={[
        ...rows,
        { key: 'total', ...total, isSubtotal: true },
        {
          key: 'vouchers',
          term: t('paidWithVoucher', { count }),
          value: formatDeduction(formatAmount(totals.vouchers)),
        },
      ]}
      total={{ term: t(missingDelivery ? 'toPayBeforeDelivery' : 'toPay'), value: formatAmount(totals.toPay) }}
    />
  )
}
