import type { EventDates } from '#shared/wire/catalogue.ts'
import { getLocaleTag, type Locale } from '../domain/locale.ts'
import { abbreviateMonth, abbreviateWeekday, joinWeekday } from '#shared/wire/language-formats.ts'
import { getTexts } from '../domain/load-texts.ts'

const formatPart = (iso: string, timeZone: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(getLocaleTag(locale), { timeZone, hourCycle: 'h23', ...options }).format(new Date(iso))

/** Parts of a date in the venue's time zone: "Fri" "20" "Nov", "Fr" "20" "Nov". */
export const formatShortDateParts = (iso: string, timeZone: string, locale: Locale) => ({
  weekday: abbreviateWeekday(formatPart(iso, timeZone, locale, { weekday: 'short' })),
  day: formatPart(iso, timeZone, 'en', { day: 'numeric' }),
  month: abbreviateMonth(formatPart(iso, timeZone, locale, { month: 'short' }), locale),
  year: formatPart(iso, timeZone, 'en', { year: 'numeric' }),
})

/** Formats a time in the venue's time zone: "19:00", "19:00 Uhr". */
export const formatVenueTime = (iso: string, timeZone: string, locale: Locale): string =>
  getTexts('documents', locale)('time', {
    time: formatPart(iso, timeZone, 'de', { hour: '2-digit', minute: '2-digit' }),
  })

/** Formats a day with its weekday: "Friday 20 November 2026", "Freitag, 20. November 2026". */
export const formatLongDay = (iso: string, timeZone: string, locale: Locale): string =>
  joinWeekday(formatPart(iso, timeZone, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }))

/** Formats a day without its weekday: "20 November 2029", "20. November 2029". */
export const formatDate = (iso: string, timeZone: string, locale: Locale): string =>
  formatPart(iso, timeZone, locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** Formats the times of an event: "Doors 19:00, on stage 20:00", "Einlass 19:00 Uhr, Beginn 20:00 Uhr". */
export const formatEventTimes = ({ doorsAt, startsAt, timeZone }: EventDates, locale: Locale): string =>
  getTexts('documents', locale)('times', {
    doors: formatVenueTime(doorsAt, timeZone, locale),
    starts: formatVenueTime(startsAt, timeZone, locale),
  })
