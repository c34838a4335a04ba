import { LRUCache } from 'lru-cache'
import type { EventDate } from '#shared/api/catalogue/catalogue-schemas.ts'
import { abbreviateMonth, abbreviateWeekday, joinWeekday } from '#shared/wire/language-formats.ts'
import { defaultLanguage, languageSettings, type Language } from '#shared/wire/languages.ts'
import { getServerTexts } from './server-texts.ts'
import { toVenueDay } from './venue-day.ts'

/** The time zone of dates that have no venue (articles, orders). */
export const companyTimeZone = 'Europe/London'

/** Formats an ISO 8601 instant as day and time in words with the time zone, as in the emails of the API. */
export const formatTimestamp = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(languageSettings[language].tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: languageSettings[language].timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant))

/** Formats the day of an instant in words: "20 November 2026", "20. November 2026". */
export const formatDay = (instant: string | number, language: Language): string =>
  new Intl.DateTimeFormat(languageSettings[language].tag, {
    dateStyle: 'long',
    timeZone: languageSettings[language].timeZone,
  }).format(new Date(instant))

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. The Swedish date format is ISO 8601. */
export const getLocalDay = (now: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)

type DateNames = { weekday: string; month: string; longWeekday: string; longMonth: string }
type LocalDateTime = { year: string; month: string; day: string; time: string; longDate: string } & DateNames

const dateTime = { hourCycle: 'h23', year: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
const styles = {
  short: { ...dateTime, weekday: 'short', month: 'short' },
  long: { ...dateTime, weekday: 'long', month: 'long' },
  /** The parts of a date in the order and with the separators of the language. */
  shortDate: { weekday: 'short', day: 'numeric', month: 'short' },
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDay: { day: 'numeric', month: 'short', year: 'numeric' },
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

/**
 * Cached, because creating a formatter takes a hundred times as long as using it. With few time zones and languages
 * the map stays small.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

const getFormatter = (language: Language, timeZone: string, style: keyof typeof styles) => {
  const key = `${language} ${style} ${timeZone}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat(languageSettings[language].tag, { timeZone, ...styles[style] })
  if (formatters.size < 200) formatters.set(key, formatter)
  return formatter
}

const toParts = (format: Intl.DateTimeFormat, instant: Date) => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value
  return parts as Record<Intl.DateTimeFormatPartTypes, string>
}

const computeLocalDateTime = (iso: string, timeZone: string, language: Language): LocalDateTime => {
  const instant = new Date(iso)
  const shortParts = toParts(getFormatter(language, timeZone, 'short'), instant)
  const longParts = toParts(getFormatter(language, timeZone, 'long'), instant)
  return {
    year: longParts.year,
    month: abbreviateMonth(shortParts.month, language),
    longMonth: longParts.month,
    weekday: abbreviateWeekday(shortParts.weekday),
    longWeekday: longParts.weekday,
    day: longParts.day,
    longDate: joinWeekday(getFormatter(language, timeZone, 'longDate').format(instant)),
    time: `${longParts.hour}:${longParts.minute}`,
  }
}

/**
 * Cached, because lists show the same events again and again, and Intl takes most of the time of presenting an event.
 */
const localDateTimes = new LRUCache<string, LocalDateTime>({ max: 5_000 })

const getLocalDateTime = (iso: string, timeZone: string, language: Language): LocalDateTime => {
  const key = `${iso} ${timeZone} ${language}`
  const cached = localDateTimes.get(key)
  if (cached) return cached
  const computed = computeLocalDateTime(iso, timeZone, language)
  localDateTimes.set(key, computed)
  return computed
}

/** "10:00", "10:00 Uhr". */
const formatTimeInWords = (time: string, language: Language) =>
  getServerTexts(language).timeOfDay.replace('{{time}}', time)

/** Formats a date in the IANA time zone: "Friday 20 November 2026" or "Freitag, 20. November 2026". */
export const formatLongDate = (iso: string, timeZone: string, language: Language): string =>
  getLocalDateTime(iso, timeZone, language).longDate

/** Formats a date without its weekday: "21 November 2026" or, short, "21 Nov 2026". */
export const formatDate = (iso: string, timeZone: string, language: Language, month: 'long' | 'short'): string =>
  getFormatter(language, timeZone, `${month}Day`).format(new Date(iso))

/** Formats a calendar day (YYYY-MM-DD), which has no time zone, like `formatLongDate`. */
export const formatCalendarDay = (day: string, language: Language): string =>
  formatLongDate(`${day}T12:00:00Z`, 'UTC', language)

/** Formats date and time: "Friday 20 November 2026, 10:00", "Freitag, 20. November 2026, 10:00 Uhr". */
export const formatLongDateTime = (iso: string, timeZone: string, language: Language): string => {
  const { longDate, time } = getLocalDateTime(iso, timeZone, language)
  return `${longDate}, ${formatTimeInWords(time, language)}`
}

const formatShortDate = (instant: Date, timeZone: string, language: Language) =>
  getFormatter(language, timeZone, 'shortDate')
    .formatToParts(instant)
    .map(({ type, value }) => {
      if (type === 'month') return abbreviateMonth(value, language)
      // Some languages write "Fr., 20."; names without full stops need no comma between them.
      return type === 'weekday' ? abbreviateWeekday(value) : value.replace(/^\.?,/, '')
    })
    .join('')

/** Formats date and time: "Fri 20 Nov, 10:00", "Fr 20. Nov, 10:00 Uhr". */
export const formatShortDateTime = (iso: string, timeZone: string, language: Language): string => {
  const { time } = getLocalDateTime(iso, timeZone, language)
  return `${formatShortDate(new Date(iso), timeZone, language)}, ${formatTimeInWords(time, language)}`
}

/** Formats a time in the IANA time zone: "19:30". */
export const formatTime = (iso: string, timeZone: string): string =>
  getLocalDateTime(iso, timeZone, defaultLanguage).time

/** Formats a month: "December 2026" or "Dezember 2026". `month` is 1 to 12. */
export const formatMonth = (year: number, month: number, language: Language): string => {
  const middle = new Date(Date.UTC(year, month - 1, 15, 12)).toISOString()
  const local = getLocalDateTime(middle, 'UTC', language)
  return `${local.longMonth} ${local.year}`
}

/** The names of the weekdays, Monday first. */
export const formatWeekdays = (language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    // 1 January 2024 was a Monday.
    const local = getLocalDateTime(new Date(Date.UTC(2024, 0, 1 + index, 12)).toISOString(), 'UTC', language)
    return { short: local.weekday, long: local.longWeekday }
  })

/** Formats the dates of an event in the venue's time zone and the shopper's language. `now` is in milliseconds. */
export const formatEventDate = (
  dates: { startsAt: string; doorsAt: string; timeZone: string },
  language: Language,
  now: number = Date.now(),
): EventDate => {
  const { startsAt, doorsAt, timeZone } = dates
  const local = getLocalDateTime(startsAt, timeZone, language)
  const { weekday, day, month, year, time } = local
  const doors = Date.parse(doorsAt) < Date.parse(startsAt) ? getLocalDateTime(doorsAt, timeZone, language).time : null
  return {
    iso: startsAt,
    weekday,
    day,
    month,
    year,
    isOtherYear: !toVenueDay(now, timeZone).startsWith(year),
    long: local.longDate,
    doors,
    starts: time,
  }
}
