import type { OrderedEvent } from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import type { OrderedEventResource } from './order-resources.ts'

/**
 * A night as it stands now. Of the time before a move only the day and the hour are known, so its doors are left out.
 */
export const presentOrderedEvent = (event: OrderedEventResource, language: Language): OrderedEvent => {
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
