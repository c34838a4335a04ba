import type { Output } from '#shared/api/schemas.ts'
import type * as contract from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { toImage } from '../../presentation/images.ts'
import type { OrderSummaryResource } from './order-resources.ts'
import { itemPath } from '../../presentation/item-path.ts'
import { presentOrderedEvent } from './present-ordered-event.ts'
import { formatPlacedOn } from './present-order.ts'
import { toPaymentStateFromSummary } from './payment-state.ts'
import { toItemType } from '../../presentation/item-type.ts'

type UpcomingEvent = Output<'getOrders'>['upcomingEvents'][number]

export const maxUpcomingEvents = 3

const isOver = ({ dates }: { dates: { endsAt: string } }, now: number) => Date.parse(dates.endsAt) <= now

const presentLineSummary = (
  { type, productName, variantName, quantity, media, event, lang }: OrderSummaryResource['lines'][number],
  language: Language,
  now: number,
) => ({
  type: toItemType(type),
  name: productName,
  variantName,
  lang,
  quantity,
  image: toImage(media),
  event: event && presentOrderedEvent(event, language),
  isOver: event !== null && isOver(event, now),
})

/** `now` is in milliseconds. */
export const summariseOrder = (
  order: OrderSummaryResource,
  language: Language,
  now: number,
): contract.OrderSummary => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment: toPaymentStateFromSummary(order),
  placedOn: formatPlacedOn(order.placedAt, language, 'short'),
  currency: order.currency,
  total: order.total,
  quantity: order.quantity,
  lines: order.lines.map((line) => presentLineSummary(line, language, now)),
})

/**
 * The upcoming events of these orders, soonest first, each with the tickets of all ticket types and orders. `now` is in
 * milliseconds.
 */
export const listUpcomingEvents = (
  orders: readonly OrderSummaryResource[],
  language: Language,
  now: number,
): UpcomingEvent[] => {
  const eventsBySlug = new Map<string, UpcomingEvent>()
  for (const { id, number, lines } of orders) {
    for (const { productName: name, quantity, refundedQuantity, media, event, lang } of lines) {
      const ticketCount = quantity - refundedQuantity
      if (!event || ticketCount <= 0 || isOver(event, now)) continue
      const listed = eventsBySlug.get(event.slug) ?? {
        name,
        lang,
        href: itemPath('event', event.slug),
        image: toImage(media),
        ticketCount: 0,
        orders: [],
        event: presentOrderedEvent(event, language),
      }
      eventsBySlug.set(event.slug, listed)
      listed.ticketCount += ticketCount
      const listedOrder = listed.orders.find((order) => order.id === id)
      if (listedOrder) listedOrder.ticketCount += ticketCount
      else listed.orders.push({ id, number, ticketCount })
    }
  }
  return [...eventsBySlug.values()]
    .toSorted((a, b) => Date.parse(a.event.date.iso) - Date.parse(b.event.date.iso))
    .slice(0, maxUpcomingEvents)
}
