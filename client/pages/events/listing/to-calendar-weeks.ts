import type { CalendarDay, EventCalendar } from '#shared/api/catalogue/catalogue-schemas.ts'

type Week = (CalendarDay | null)[]

const isEmptyWeek = (week: Week) => week.every((day) => !day || day.events.length === 0)

/**
 * The weeks of a month, from Monday; null is a day of another month. The first month of the listing begins with the
 * week of its first event, and may continue with days of the next month. Other months omit their first week when it is
 * incomplete and has no event.
 */
export const toCalendarWeeks = ({
  days,
  following,
  leadingDays,
  previous,
}: Pick<EventCalendar, 'days' | 'following' | 'leadingDays' | 'previous'>): Week[] => {
  const cells: (CalendarDay | null)[] = [...Array.from({ length: leadingDays }, () => null), ...days, ...following]
  while (cells.length % 7 !== 0) cells.push(null)
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  const first = weeks.findIndex((week) => !isEmptyWeek(week))
  if (first < 0) return weeks
  if (!previous) return weeks.slice(first)
  return first > 0 && leadingDays > 0 ? weeks.slice(1) : weeks
}
