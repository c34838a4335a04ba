import type { Order, OrderLine } from '#shared/api/orders/orders-schemas.ts'
import { isGiftKey } from '#shared/rules/gift.ts'
import { isLineFieldKey } from '#shared/wire/extra-data.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { ReceiptTable } from './receipt-table.tsx'
import { formatDeduction } from '../basket/basket-totals-table.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { formatPercent } from '../prices/format-percent.ts'
import { eventDateLabel, orderLineLabel } from './order-labels.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/**
 * The paid amounts of an order with their taxes, and the taxes in the total. `hasSerials` lists ticket serials, for
 * print.
 */
export function Receipt({
  order,
  caption,
  isCaptionHidden,
  hasSerials = false,
}: {
  order: Order
  caption: string
  isCaptionHidden?: boolean
  hasSerials?: boolean
}) {
  const t = useT('orders')
  const language = useLanguage()
  const { currency, totals, shipping } = order
  const formatAmount = (amount: number) => formatMoney(amount, currency, language)
  const deductions = order.promotions
    .filter(({ isPayment }) => !isPayment)
    .map(({ code, kind, description, discount }) => ({
      key: `promotion-${code}`,
      term: kind === 'voucher' ? t('receipt.voucher', { code }) : t('receipt.promotion', { description, code }),
      value: formatDeduction(formatAmount(discount)),
    }))
  const voucherPayments = order.promotions
    .filter(({ isPayment, discount }) => isPayment && discount > 0)
    .map(({ code, discount }) => ({
      key: `voucher-${code}`,
      term: t('receipt.paidWithVoucher'),
      note: code,
      value: formatDeduction(formatAmount(discount)),
    }))
  const shippingRows = shipping
    ? [
        {
          key: 'shipping',
          term: t(shipping.date ? 'receipt.shippingOn' : 'receipt.shipping', {
            name: shipping.name,
            date: shipping.date,
          }),
          value: shipping.total === 0 ? t('common:free') : formatAmount(shipping.total),
        },
      ]
    : []
  // A total of zero contains no tax.
  const taxes = totals.total > 0 ? totals.taxes : []
  const getLineNotes = ({
    type,
    isUntaxed,
    event,
    extraData,
    unitPrice,
    quantity,
    total,
    refundedQuantity,
    tickets,
  }: OrderLine) => [
    ...(event ? [eventDateLabel(event, t)] : []),
    ...(extraData.giftTo ? [t('gift.for', { name: extraData.giftTo })] : []),
    ...Object.entries(extraData).flatMap(([key, value]) => {
      if (!value || isGiftKey(key)) return []
      return [isLineFieldKey(key) ? t(`extra.${key}`, { value }) : value]
    }),
    ...(total < unitPrice * quantity
      ? [t('receipt.member', { amount: formatAmount(unitPrice * quantity - total) })]
      : []),
    ...(type === 'voucher' && isUntaxed ? [t('receipt.taxedWhenRedeemed')] : []),
    ...(refundedQuantity > 0 ? [t('receipt.refundedQuantity', { count: refundedQuantity })] : []),
    ...(hasSerials && tickets.length > 0 ? [tickets.map(({ serial }) => serial).join(' · ')] : []),
  ]
  return (
    <ReceiptTable
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      head={{
        item: t('receipt.what'),
        unitPrice: t('receipt.each'),
        quantity: t('receipt.number'),
        total: t('receipt.sum'),
      }}
      lines={order.lines.map((line) => ({
        key: line.id,
        name: markLanguage(orderLineLabel(line, t), line.lang),
        notes: getLineNotes(line),
        quantity: String(line.quantity),
        unitPrice: formatAmount(line.unitPrice),
        total: formatAmount(line.total),
      }))}
      totals={[
        ...(deductions.length > 0 || (shipping && shipping.total > 0)
          ? [{ key: 'lines', term: t('receipt.lines'), value: formatAmount(totals.subtotal) }]
          : []),
        ...deductions,
        ...shippingRows,
        { key: 'total', term: t('receipt.total'), value: formatAmount(totals.total), isTotal: true },
        ...taxes.map(({ rate, net, tax }) => ({
          key: `tax-${rate}`,
          term: t('receipt.tax', { rate: formatPercent(rate, language), net: formatAmount(net) }),
          value: formatAmount(tax),
        })),
        ...(taxes.length > 0 ? [{ key: 'net', term: t('receipt.net'), value: formatAmount(totals.net) }] : []),
        ...voucherPayments,
        ...(voucherPayments.length > 0
          ? [{ key: 'to-pay', term: t('receipt.toPay'), value: formatAmount(totals.toPay), isTotal: true }]
          : []),
        ...(totals.refunded > 0
          ? [{ key: 'refunded', term: t('receipt.refunded'), value: formatDeduction(formatAmount(totals.refunded)) }]
          : []),
        ...(totals.refundedToVouchers > 0
          ? [
              {
                key: 'refunded-to-vouchers',
                term: t('receipt.refundedToVouchers'),
                value: formatDeduction(formatAmount(totals.refundedToVouchers)),
              },
            ]
          : []),
      ]}
    />
  )
}
