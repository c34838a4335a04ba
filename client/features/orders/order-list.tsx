import type { OrderSummary } from '#shared/api/orders/orders-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { StatusBadge } from '../events/status-badge.tsx'
import { OrderRows } from './order-rows.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { orderLineLabel, orderStateLabel } from './order-labels.ts'

/** How many lines of an order its row names. */
const maxNamedLines = 3

/** Orders as rows, with events that no longer happen as planned. Needs the namespaces `orders` and `events`. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT('orders')
  const language = useLanguage()
  const describeContents = ({ lines }: OrderSummary) =>
    [
      ...lines.slice(0, maxNamedLines).map((line) => orderLineLabel(line, t)),
      ...(lines.length > maxNamedLines ? [t('list.more', { count: lines.length - maxNamedLines })] : []),
    ].join(' · ')
  const getChangedStatuses = ({ lines }: OrderSummary) => [
    ...new Set(
      lines.flatMap(({ event }) => (event && saleRules[event.status].eventState !== 'scheduled' ? [event.status] : [])),
    ),
  ]
  return (
    <OrderRows
      rows={orders.map((order) => ({
        to: `/account/orders/${encodeURIComponent(order.id)}`,
        label: t('order', { number: order.number }),
        number: order.number,
        placedOn: order.placedOn,
        contents: describeContents(order),
        state: orderStateLabel(order, t),
        total: formatMoney(order.total, order.currency, language),
        changes:
          getChangedStatuses(order).length > 0
            ? getChangedStatuses(order).map((status) => (
                <StatusBadge key={status} status={status}>
                  {t(`events:status.${status}`)}
                </StatusBadge>
              ))
            : undefined,
      }))}
    />
  )
}
