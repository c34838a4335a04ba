import type { OrderedEventResource } from '#shared/wire/orders.ts'
import type { VenueRecord } from '../store/catalogue/events.ts'
import type { OrderLineRecord } from '../store/orders/orders.ts'
import { getSaleStatus } from './availability.ts'
import { presentDates, presentVenue } from './present-event.ts'

/** The postal address below the venue's name: British postcodes go below the town, others before it. */
const formatAddressLines = ({ street_lines: street, postcode, city, country_code: country }: VenueRecord): string[] =>
  country === 'GB' ? [...street, city, postcode] : [...street, `${postcode} ${city}`]

const isSameInstant = (one: string, other: string) => Date.parse(one) === Date.parse(other)

/**
 * The current event of an order line. `previous…` is set only when date or venue differ from the purchase, so an order
 * placed after the move shows no change. An event that is no longer in the catalogue has the data of the purchase.
 */
export const presentOrderedEvent = (
  { slug, event: eventWhenBought, product }: OrderLineRecord,
  now: Date,
): OrderedEventResource | null => {
  if (!eventWhenBought) return null
  const event = product?.event
  if (!product || !event)
    return {
      slug,
      saleStatus: 'off_sale',
      ...eventWhenBought,
      address: [],
      previousStartsAt: null,
      previousVenue: null,
    }
  const dates = presentDates(event)
  return {
    slug: product.slug,
    saleStatus: getSaleStatus(product, event, now),
    dates,
    venue: presentVenue(event.venue),
    address: formatAddressLines(event.venue),
    previousStartsAt: isSameInstant(eventWhenBought.dates.startsAt, dates.startsAt)
      ? null
      : eventWhenBought.dates.startsAt,
    previousVenue: eventWhenBought.venue.id === event.venue_id ? null : eventWhenBought.venue,
  }
}
