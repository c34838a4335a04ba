import type { OrderSummary } from '#shared/api/orders/orders-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { StatusBadge } from '../events/status-badge.tsx'
import { OrderRows } from './order-rows.tsx'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { orderLineLabel, orderStateLabel } from './order-labels.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

const separator = '\u00A0· '

/** The most items that the row of an order names. */
const maxNamedItems = 3

/** Orders as rows, with badges of rescheduled or cancelled events. Needs the namespaces `orders` and `events`. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useT('orders')
  const language = useLanguage()
  /** "2 × Seat · 1 × Tape Loop, LP". Omits the first item's name, which is the headline. */
  const describeContents = ({ lines }: OrderSummary, { title, lang }: { title: string; lang: string | undefined }) => {
    const quantities = new Map<string, number>()
    for (const line of lines) {
      const what = line.name === title && line.variantName !== null ? line.variantName : orderLineLabel(line, t)
      quantities.set(what, (quantities.get(what) ?? 0) + line.quantity)
    }
    const items = [...quantities].slice(0, maxNamedItems)
    const named = items.map(([what, quantity]) => t('list.quantityOf', { quantity, what })).join(separator)
    if (quantities.size <= maxNamedItems) return markLanguage(named, lang)
    const more = separator + t('list.more', { count: quantities.size - maxNamedItems })
    if (!lang) return named + more
    return (
      <>
        {markLanguage(named, lang)}
        {more}
      </>
    )
  }
  const getFirstItem = ({ number, lines }: OrderSummary) => {
    const line = lines.find(({ event, isOver }) => event && !isOver) ?? lines.find(({ event }) => event) ?? lines[0]
    const reference = t('order', { number })
    const title = line?.name ?? reference
    return {
      title,
      lang: line?.lang,
      label: title === reference ? title : `${title}, ${reference}`,
      image: line?.image ?? null,
      date: line?.event?.date,
      over: line?.isOver ? t('list.over') : undefined,
      isCancelled: line?.event?.status === 'cancelled',
      isDateVoid: line?.event?.status === 'cancelled' || line?.event?.status === 'postponed',
    }
  }
  const getChangedStatuses = ({ lines }: OrderSummary) => [
    ...new Set(
      lines.flatMap(({ event }) => (event && saleRules[event.status].eventState !== 'scheduled' ? [event.status] : [])),
    ),
  ]
  return (
    <OrderRows
      rows={orders.map((order) => {
        const firstItem = getFirstItem(order)
        return {
          to: `/account/orders/${encodeURIComponent(order.id)}`,
          ...firstItem,
          reference: `${t('order', { number: order.number })} · ${order.placedOn}`,
          contents: describeContents(order, firstItem),
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
        }
      })}
    />
  )
}
