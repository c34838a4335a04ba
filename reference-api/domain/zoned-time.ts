/** Creating a formatter is much slower than using one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const getFormatter = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const numeric = 'numeric' as const
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric }
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Offset of a time zone from UTC at an instant, in minutes, east positive. */
const computeOffsetMinutes = (instant: number, timeZone: string): number => {
  const parts = getFormatter(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const wallClockMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return Math.round((wallClockMs - Math.floor(instant / 1000) * 1000) / 60_000)
}

/**
 * The instant of a local time (`2027-03-28`, `19:30`) in an IANA zone. A time in the skipped hour moves forward by an
 * hour; of a repeated hour the first one counts.
 */
export const toInstant = (date: string, time: string, timeZone: string): Date => {
  const wallClockMs = Date.parse(`${date}T${time}:00Z`)
  const before = computeOffsetMinutes(wallClockMs - 86_400_000, timeZone)
  const after = computeOffsetMinutes(wallClockMs + 86_400_000, timeZone)
  const first = wallClockMs - before * 60_000
  if (before === after || computeOffsetMinutes(first, timeZone) === before) return new Date(first)
  const second = wallClockMs - after * 60_000
  return new Date(computeOffsetMinutes(second, timeZone) === after ? second : first)
}

/** ISO 8601 with the zone's offset, to the second: `2027-03-28T19:30:00+02:00`. */
export const toIsoInZone = (instant: Date, timeZone: string): string => {
  const offset = computeOffsetMinutes(instant.getTime(), timeZone)
  const wallClock = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const pad = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(offset)
  return `${wallClock}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export const toDayInZone = (instant: Date, timeZone: string): string => toIsoInZone(instant, timeZone).slice(0, 10)

/** `date` and the result are `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
