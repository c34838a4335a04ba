import { addDays } from '../zoned-time.ts'

/** Fixed public holidays on which no carrier delivers, in both countries. */
const holidays = new Set(['01-01', '12-25', '12-26'])

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5))
}

/** The next `count` working days after a day (YYYY-MM-DD), without the first `skipped`. */
export const getWorkingDaysAfter = (day: string, count: number, skipped = 0): string[] => {
  const days: string[] = []
  for (let next = addDays(day, 1); days.length < skipped + count; next = addDays(next, 1))
    if (isWorkingDay(next)) days.push(next)
  return days.slice(skipped)
}
