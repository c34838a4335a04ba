import type { OrderLineEvent } from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import type { OrderedEventResource } from './order-resources.ts'

/**
 * Presents the event as it is now. Of the date before a move the API sends only the start, so the doors are left out.
 */
export const presentOrderedEvent = (event: OrderedEventResource, language: Language): OrderLineEvent => {
  const { dates, venue, address, saleStatus, previousStartsAt: previousStart, previousVenue } = event
  return {
    date: formatEventDate(dates, language),
    venue,
    address,
    status: saleStatus,
    previousDate:
      previousStart === null
        ? null
        : formatEventDate({ startsAt: previousStart, doorsAt: previousStart, timeZone: dates.timeZone }, language),
    previousVenue,
  }
}
