import type { EventCalendarResource } from '#shared/wire/extensions/event-lists.ts'
import type { CalendarEventRow } from '../store/catalogue/event-calendar.ts'
import type { ListedVenue } from '../store/catalogue/event-filter.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { presentDates, presentVenue } from './present-event.ts'

export const presentCalendarDays = (
  rows: CalendarEventRow[],
  venues: ListedVenue[],
  locale: Locale,
): EventCalendarResource['days'] => {
  const venuesById = new Map(venues.map((venue) => [venue.id, venue]))
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, rowsOfDay]) => ({
    date,
    total: rowsOfDay[0]?.total ?? 0,
    events: rowsOfDay.flatMap((row) => {
      const { sku, slug, name, sale_status: saleStatus, venue_id } = row
      const venue = venuesById.get(venue_id)
      return venue
        ? [
            {
              sku,
              slug,
              name: inLocale(name, locale),
              ...presentLanguage(name, locale),
              saleStatus,
              dates: presentDates({ ...row, venue }),
              venue: presentVenue(venue),
            },
          ]
        : []
    }),
  }))
}
