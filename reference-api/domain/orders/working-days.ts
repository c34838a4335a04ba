import { addDays } from '../zoned-time.ts'

/** Days of every year on which no carrier comes, in either country. */
const holidays = new Set(['01-01', '12-25', '12-26'])

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5))
}

/** The next `count` working days after a day (YYYY-MM-DD), the first `skipped` of them left out. */
export const getWorkingDaysAfter = (day: string, count: number, skipped = 0): string[] => {
  const days: string[] = []
  for (let next = addDays(day, 1); days.length < skipped + count; next = addDays(next, 1))
    if (isWorkingDay(next)) days.push(next)
  return days.slice(skipped)
}
