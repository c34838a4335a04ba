import type { CalendarDay, EventCalendar } from '#shared/api/catalogue/catalogue-schemas.ts'

/** The days of a month in weeks of seven from Monday on; null where another month has the day. */
export const calendarWeeks = ({ days, leadingDays }: Pick<EventCalendar, 'days' | 'leadingDays'>): (CalendarDay | null)[][] => {
  const cells: (CalendarDay | null)[] = [...Array.from({ length: leadingDays }, () => null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
