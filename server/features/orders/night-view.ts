import type { OrderedNight } from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import type { OrderedEvent } from '../../upstream/schemas/orders.ts'

/**
 * A night as it stands now. Of the time before a move only the day and the hour are known, so its doors are left out.
 */
export const viewNight = (event: OrderedEvent, language: Language): OrderedNight => {
  const { dates, venue, address, saleStatus, previousStartsAt: before, previousVenue } = event
  return {
    date: formatEventDate(dates, language),
    venue,
    address,
    status: saleStatus,
    previousDate:
      before === null
        ? null
        : formatEventDate({ startsAt: before, doorsAt: before, timeZone: dates.timeZone }, language),
    previousVenue,
  }
}
