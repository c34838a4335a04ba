import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { eventDateColumns } from '../store/catalogue/events.ts'

/** Whole weeks between two calendar days, in days, so that weekdays stay the same. */
export const countDaysToShift = (from: string, to: string): number => {
  const days = Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000)
  return Math.max(0, Math.floor(days / 7) * 7)
}

/**
 * Moves every date of every event by whole days in its venue's time zone, so that local times stay the same across
 * clock changes.
 */
export const shiftDates = async (db: Db, days: number): Promise<void> => {
  const assignments = eventDateColumns.map((column) => {
    const name = sql.ref(column)
    return sql`${name} = ((${name} at time zone zone.time_zone) + make_interval(days => ${days}::int)) at time zone zone.time_zone`
  })
  await sql`update events set ${sql.join(assignments)} from locations as zone where zone.id = events.venue_id`.execute(
    db,
  )
}
