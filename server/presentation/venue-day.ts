import { TZDate } from '@date-fns/tz'
import type { EventDay } from '#shared/api/catalogue/catalogue-schemas.ts'

/** Creating a formatter costs a hundred times its use. The venues have few time zones. */
const dayFormatters = new Map<string, Intl.DateTimeFormat>()

const getDayFormatter = (timeZone: string) => {
  const cached = dayFormatters.get(timeZone)
  if (cached) return cached
  // The Swedish format is ISO 8601.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormatters.set(timeZone, formatter)
  return formatter
}

/** The calendar day at a venue, `YYYY-MM-DD`; `instant` in milliseconds, `timeZone` an IANA name. */
export const toVenueDay = (instant: number, timeZone: string): string => getDayFormatter(timeZone).format(instant)

/**
 * The next midnight at any venue whose day was computed before: until then, what pages say of "tonight" and of the year
 * stays true. Infinity without venues. Milliseconds.
 */
export const getNextMidnight = (instant: number): number =>
  Math.min(...[...dayFormatters.keys()].map((timeZone) => new TZDate(instant, timeZone).setHours(24, 0, 0, 0)))

type EventTimes = { doorsAt: string; startsAt: string; endsAt: string; timeZone: string }

/** Events that start from this hour on are in the evening. */
const eveningHour = 17

/** Whether an event began before today at its venue, though it may still play. */
export const isFromEarlierDay = ({ startsAt, timeZone }: Pick<EventTimes, 'startsAt' | 'timeZone'>, now: number) =>
  toVenueDay(Date.parse(startsAt), timeZone) < toVenueDay(now, timeZone)

/**
 * Whether an event is today at its venue, and in the evening. A club night that opens before midnight and starts after
 * it belongs to both days.
 */
export const getEventDay = ({ doorsAt, startsAt, endsAt, timeZone }: EventTimes, now: number): EventDay => {
  const today = toVenueDay(now, timeZone)
  const isToday = (iso: string) => toVenueDay(Date.parse(iso), timeZone) === today
  if (Date.parse(endsAt) <= now || !(isToday(doorsAt) || isToday(startsAt))) return 'later'
  const isEvening = !isToday(startsAt) || new TZDate(startsAt, timeZone).getHours() >= eveningHour
  return isEvening ? 'tonight' : 'today'
}
