/** Days (`YYYY-MM-DD`), both included. */
export type DayRange = { from: string; to: string }

export type NearDays = 'tonight' | 'weekend'

const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Days of a venue where it is `today`. A weekend is Friday to Sunday; during one, it is what is left of it. */
export const toNearDays = (near: NearDays, today: string): DayRange => {
  if (near === 'tonight') return { from: today, to: today }
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const friday = addDays(today, 4 - daysSinceMonday)
  return { from: today > friday ? today : friday, to: addDays(friday, 2) }
}
