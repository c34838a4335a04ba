import type { Output } from '#shared/api/schemas.ts'
import type * as contract from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { imageOf } from '../../presentation/image-of.ts'
import type { OrderSummary } from '../../upstream/schemas/orders.ts'
import { hrefOf } from './line-view.ts'
import { viewNight } from './night-view.ts'
import { currencyOf, placedOn } from './order-view.ts'
import { paymentStateOf } from './payment-state.ts'

type Night = Output<'getOrders'>['nights'][number]

/** How many evenings an overview shows. */
const nightsShown = 3

const viewNamed = (
  { type, productName, variantName, quantity, media, event }: OrderSummary['lines'][number],
  language: Language,
) => ({
  type,
  name: productName,
  variantName,
  quantity,
  image: imageOf(media),
  night: event && viewNight(event, language),
})

export const summariseOrder = (order: OrderSummary, language: Language): contract.OrderSummary => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment: paymentStateOf(order),
  placedOn: placedOn(order.placedAt, language),
  currency: currencyOf(order.currency),
  total: order.total,
  quantity: order.quantity,
  lines: order.lines.map((line) => viewNamed(line, language)),
})

/**
 * The evenings to come of these orders, soonest first; kinds of ticket for the same night of one order are one. `now`
 * in milliseconds.
 */
export const comingNights = (orders: readonly OrderSummary[], language: Language, now: number): Night[] => {
  const nights = new Map<string, Night>()
  for (const { id: orderId, lines } of orders) {
    for (const { productName: name, quantity, refundedQuantity, media, event } of lines) {
      const tickets = quantity - refundedQuantity
      if (!event || tickets <= 0 || Date.parse(event.dates.endsAt) <= now) continue
      const known = nights.get(`${orderId} ${event.slug}`)
      if (known) known.tickets += tickets
      else
        nights.set(`${orderId} ${event.slug}`, {
          orderId,
          name,
          href: hrefOf('event', event.slug),
          image: imageOf(media),
          tickets,
          night: viewNight(event, language),
        })
    }
  }
  return [...nights.values()]
    .toSorted((a, b) => Date.parse(a.night.date.iso) - Date.parse(b.night.date.iso))
    .slice(0, nightsShown)
}
