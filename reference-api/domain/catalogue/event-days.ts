import { addDays } from '../zoned-time.ts'

/** Days (`YYYY-MM-DD`), both included. */
type DayRange = { from: string; to: string }

export type NearDays = 'tonight' | 'weekend'

/** Days of a venue where it is `today`. A weekend is Friday to Sunday; during one, it is what is left of it. */
export const toNearDays = (near: NearDays, today: string): DayRange => {
  if (near === 'tonight') return { from: today, to: today }
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const friday = addDays(today, 4 - daysSinceMonday)
  return { from: today > friday ? today : friday, to: addDays(friday, 2) }
}

/** Every day of a month (1 to 12), or of a year. */
export const toCalendarDays = (year: number, month?: number): DayRange => {
  const yearDigits = String(year).padStart(4, '0')
  if (month === undefined) return { from: `${yearDigits}-01-01`, to: `${yearDigits}-12-31` }
  const first = `${yearDigits}-${String(month).padStart(2, '0')}-01`
  return { from: first, to: `${first.slice(0, 8)}${new Date(Date.UTC(year, month, 0)).getUTCDate()}` }
}
