import type { TFunction } from 'i18next'
import type { Order, OrderLineEvent, OrderSummary } from '#shared/api/orders/orders-schemas.ts'

/**
 * The state of an order in a few words. A cancelled order is cancelled unless its money was refunded. Otherwise it is
 * the state of its payment or, without a payment, whether gift vouchers paid the `total` or there was nothing to pay.
 * `t` must translate `orders`.
 */
export const orderStateLabel = (
  { status, payment, total }: Pick<OrderSummary, 'status' | 'payment' | 'total'>,
  t: TFunction,
): string => {
  const state = payment ?? (total > 0 ? 'paid' : 'free')
  if (status === 'cancelled' && state !== 'refunded') return t('state.orderCancelled')
  return t(`state.${status === 'part_refunded' && state === 'paid' ? 'part_refunded' : state}`)
}

const eventMoveLabel = (
  { date, venue, previousDate, previousVenue }: OrderLineEvent,
  t: TFunction,
): string | undefined => {
  const venueName = venue.name
  if (previousDate && previousVenue)
    return t('event.movedBoth', {
      date: date.long,
      venue: venueName,
      previous: previousDate.long,
      previousVenue: previousVenue.name,
    })
  if (previousDate) return t('event.movedDate', { date: date.long, previous: previousDate.long })
  return previousVenue ? t('event.movedVenue', { venue: venueName, previous: previousVenue.name }) : undefined
}

/**
 * What has changed about an event since `ticketCount` tickets of it were bought; undefined if nothing has. `t` must
 * translate `orders`.
 */
export const eventChangeLabel = (event: OrderLineEvent, ticketCount: number, t: TFunction): string | undefined => {
  if (event.status === 'cancelled') return t('event.cancelled')
  const change = event.status === 'postponed' ? t('event.postponed') : eventMoveLabel(event, t)
  return change && t('event.ticketsStayValid', { change, count: ticketCount })
}

/**
 * Date and venue of an event on a receipt. On a phone, a line breaks before the venue's name instead of inside it. `t`
 * must translate `orders`.
 */
export const eventDateLabel = ({ date, venue }: Pick<OrderLineEvent, 'date' | 'venue'>, t: TFunction): string =>
  t('receipt.event', { date: date.long, venue: venue.name.replaceAll(' ', '\u00a0') })

/** The name of an order line: "Marrow Choir, Standing". */
export const orderLineLabel = (
  { name, variantName }: { name: string; variantName: string | null },
  t: TFunction,
): string => (variantName === null ? name : t('receipt.namedLine', { name, variant: variantName }))

/** What was bought, events first: "Marrow Choir", or "Marrow Choir and more". `t` must translate `orders`. */
export const orderTitle = ({ lines }: Pick<Order, 'lines'>, t: TFunction): string => {
  const events = lines.filter(({ event }) => event !== null)
  const [name = '', ...others] = new Set([...events, ...lines].map((line) => line.name))
  return others.length > 0 ? t('orderOf', { name }) : name
}
