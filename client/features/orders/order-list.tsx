import type { OrderSummary } from '#shared/api/orders/orders-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { Badge } from '../events/badge.tsx'
import { OrderRows } from './order-rows.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { lineName, stateWord } from './order-words.ts'

/** How many things of an order its row names. */
const named = 3

/** Orders as rows, with nights that no longer happen as planned. Needs the areas `orders` and `events` on the page. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT('orders')
  const language = useLanguage()
  const what = ({ lines }: OrderSummary) =>
    [
      ...lines.slice(0, named).map((line) => lineName(line, t)),
      ...(lines.length > named ? [t('list.more', { count: lines.length - named })] : []),
    ].join(' · ')
  const changed = ({ lines }: OrderSummary) => [
    ...new Set(
      lines.flatMap(({ night }) => (night && saleRules[night.status].happens !== 'scheduled' ? [night.status] : [])),
    ),
  ]
  return (
    <OrderRows
      rows={orders.map((order) => ({
        to: `/account/orders/${encodeURIComponent(order.id)}`,
        label: t('order', { number: order.number }),
        number: order.number,
        placed: order.placedOn,
        what: what(order),
        state: stateWord(order, t),
        total: formatMoney(order.total, order.currency, language),
        changes:
          changed(order).length > 0
            ? changed(order).map((status) => (
                <Badge key={status} status={status}>
                  {t(`events:status.${status}`)}
                </Badge>
              ))
            : undefined,
      }))}
    />
  )
}
