import type { OrderedEventResource } from '#shared/wire/orders.ts'
import type { VenueRecord } from '../store/catalogue/events.ts'
import type { OrderLineRecord } from '../store/orders/orders.ts'
import { presentDates, presentVenue, getSaleStatus } from './present-product.ts'

/**
 * The lines below a venue's name as they go on an envelope: the British write the postcode below the town, the
 * continent before it.
 */
const formatAddressLines = ({ street_lines: street, postcode, city, country_code: country }: VenueRecord): string[] =>
  country === 'GB' ? [...street, city, postcode] : [...street, `${postcode} ${city}`]

const isSameInstant = (one: string, other: string) => Date.parse(one) === Date.parse(other)

/**
 * A line's night as it stands now. What it was when it was bought counts as previous only where it differs: whoever
 * bought after a night was moved has nothing to change their mind about. A night that has left the catalogue is over,
 * and as it was bought.
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
