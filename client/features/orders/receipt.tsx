import type { Order, OrderLine } from '#shared/api/orders/orders-schemas.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { ReceiptTable } from './receipt-table.tsx'
import { minus } from '../basket/basket-sums.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { lineName } from './order-words.ts'

const percent = (rate: number, decimalMark: string) => String(Math.round(rate * 1000) / 10).replace('.', decimalMark)

/**
 * What was bought, as it was paid: every amount with its tax, and which tax is in the total. `serials`: says which
 * tickets these are, for paper.
 */
export function Receipt({ order, caption, serials = false }: { order: Order; caption: string; serials?: boolean }) {
  const t = useT('orders')
  const language = useLanguage()
  const { currency, totals, shipping } = order
  const money = (amount: number) => formatMoney(amount, currency, language)
  const takenOff = order.promotions.map(({ code, kind, description, discount }) => ({
    key: `promotion-${code}`,
    term: kind === 'voucher' ? t('receipt.voucher', { code }) : t('receipt.promotion', { description, code }),
    value: minus(money(discount)),
  }))
  const sent = shipping
    ? [
        {
          key: 'shipping',
          term: t(shipping.date ? 'receipt.shippingOn' : 'receipt.shipping', {
            name: shipping.name,
            date: shipping.date,
          }),
          value: money(shipping.total),
        },
      ]
    : []
  // Of nothing there is no tax to show.
  const taxes = totals.total > 0 ? totals.taxes : []
  const mark = language === 'de' ? ',' : '.'
  const notesOf = ({ night, extraData, unitPrice, quantity, total, refundedQuantity, tickets }: OrderLine) => [
    ...(night ? [t('receipt.night', { date: night.date.long, venue: night.venue.name })] : []),
    ...Object.values(extraData).filter(Boolean),
    ...(total < unitPrice * quantity ? [t('receipt.member', { amount: money(unitPrice * quantity - total) })] : []),
    ...(refundedQuantity > 0 ? [t('receipt.givenBack', { count: refundedQuantity })] : []),
    ...(serials && tickets.length > 0 ? [tickets.map(({ serial }) => serial).join(' · ')] : []),
  ]
  return (
    <ReceiptTable
      caption={caption}
      head={{ what: t('receipt.what'), each: t('receipt.each'), number: t('receipt.number'), sum: t('receipt.sum') }}
      lines={order.lines.map((line) => ({
        key: line.id,
        name: lineName(line, t),
        notes: notesOf(line),
        number: String(line.quantity),
        each: money(line.unitPrice),
        sum: money(line.total),
      }))}
      sums={[
        ...(takenOff.length > 0 || (shipping && shipping.total > 0)
          ? [{ key: 'lines', term: t('receipt.lines'), value: money(totals.lines) }]
          : []),
        ...takenOff,
        ...sent,
        { key: 'total', term: t('receipt.total'), value: money(totals.total), total: true },
        ...taxes.map(({ rate, net, tax }) => ({
          key: `tax-${rate}`,
          term: t('receipt.tax', { rate: percent(rate, mark), net: money(net) }),
          value: money(tax),
        })),
        ...(taxes.length > 0 ? [{ key: 'net', term: t('receipt.net'), value: money(totals.net) }] : []),
        ...(totals.refunded > 0
          ? [{ key: 'refunded', term: t('receipt.refunded'), value: minus(money(totals.refunded)) }]
          : []),
      ]}
    />
  )
}
