import { TZDate } from '@date-fns/tz'
import type { EventDay } from '#shared/api/catalogue/catalogue-schemas.ts'

/** Cached, because creating a formatter takes a hundred times as long as using it. The venues have few time zones. */
const dayFormatters = new Map<string, Intl.DateTimeFormat>()

const getDayFormatter = (timeZone: string) => {
  const cached = dayFormatters.get(timeZone)
  if (cached) return cached
  // The Swedish date format is ISO 8601.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormatters.set(timeZone, formatter)
  return formatter
}

/** The calendar day `YYYY-MM-DD` in a venue's time zone. `instant` is in milliseconds, `timeZone` is an IANA name. */
export const toVenueDay = (instant: number, timeZone: string): string => getDayFormatter(timeZone).format(instant)

/**
 * The next midnight in a venue's time zone, in milliseconds. Until then, "tonight" and the year on a page stay right.
 * Considers the time zones that `toVenueDay` has seen; Infinity when there are none.
 */
export const getNextMidnight = (instant: number): number =>
  Math.min(...[...dayFormatters.keys()].map((timeZone) => new TZDate(instant, timeZone).setHours(24, 0, 0, 0)))

type EventTimes = { doorsAt: string; startsAt: string; endsAt: string; timeZone: string }

/** Events that start at this hour or later are in the evening. */
const eveningHour = 17

/** Whether an event began before today in its venue's time zone, even when it still plays. */
export const isFromEarlierDay = ({ startsAt, timeZone }: Pick<EventTimes, 'startsAt' | 'timeZone'>, now: number) =>
  toVenueDay(Date.parse(startsAt), timeZone) < toVenueDay(now, timeZone)

/**
 * Whether an event takes place today in its venue's time zone, and whether it is in the evening. A club night that
 * opens before midnight and starts after it belongs to both days.
 */
export const getEventDay = ({ doorsAt, startsAt, endsAt, timeZone }: EventTimes, now: number): EventDay => {
  const today = toVenueDay(now, timeZone)
  const isToday = (iso: string) => toVenueDay(Date.parse(iso), timeZone) === today
  if (Date.parse(endsAt) <= now || !(isToday(doorsAt) || isToday(startsAt))) return 'later'
  const isEvening = !isToday(startsAt) || new TZDate(startsAt, timeZone).getHours() >= eveningHour
  return isEvening ? 'tonight' : 'today'
}
