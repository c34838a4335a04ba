import type { DayRange } from '#shared/wire/near-days.ts'

/** Every day of a month (1 to 12), or of a year. */
export const toCalendarDays = (year: number, month?: number): DayRange => {
  const yearDigits = String(year).padStart(4, '0')
  if (month === undefined) return { from: `${yearDigits}-01-01`, to: `${yearDigits}-12-31` }
  const first = `${yearDigits}-${String(month).padStart(2, '0')}-01`
  return { from: first, to: `${first.slice(0, 8)}${new Date(Date.UTC(year, month, 0)).getUTCDate()}` }
}
