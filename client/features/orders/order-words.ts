import type { TFunction } from 'i18next'
import type { Order, OrderedNight, OrderSummary } from '#shared/api/orders/orders-schemas.ts'

/**
 * How an order stands, in two or three words: what became of its money, unless nothing was to be paid. `t` speaks
 * `orders`.
 */
export const stateWord = (
  { status, payment }: Pick<Order | OrderSummary, 'status' | 'payment'>,
  t: TFunction,
): string => {
  if (payment === null || (status === 'cancelled' && payment !== 'refunded'))
    return t(status === 'cancelled' ? 'state.orderCancelled' : 'state.free')
  return t(`state.${status === 'part_refunded' && payment === 'paid' ? 'part_refunded' : payment}`)
}

/** What has changed about a night since it was bought; undefined where it is as it was. `t` speaks `orders`. */
export const nightChange = (
  { status, date, venue, previousDate, previousVenue }: OrderedNight,
  t: TFunction,
): string | undefined => {
  if (status === 'cancelled' || status === 'postponed') return t(`night.${status}`)
  const room = venue.name
  if (previousDate && previousVenue)
    return t('night.movedBoth', {
      date: date.long,
      venue: room,
      previous: previousDate.long,
      previousVenue: previousVenue.name,
    })
  if (previousDate) return t('night.movedDate', { date: date.long, previous: previousDate.long })
  return previousVenue ? t('night.movedRoom', { venue: room, previous: previousVenue.name }) : undefined
}

/** "Marrow Choir, Standing" */
export const lineName = ({ name, variantName }: { name: string; variantName: string | null }, t: TFunction): string =>
  variantName === null ? name : t('receipt.namedLine', { name, variant: variantName })
