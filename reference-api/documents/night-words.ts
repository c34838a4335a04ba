import type { EventDates } from '#shared/wire/catalogue.ts'
import type { Locale } from '../domain/locale.ts'
import { documentWords } from './words.ts'

const tags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' }

const part = (iso: string, timeZone: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[locale], { timeZone, hourCycle: 'h23', ...options }).format(new Date(iso))

/** As on a stub: "Fri" 20 "Nov", "Fr" 20 "Nov", on the venue's wall. */
export const stubOf = (iso: string, timeZone: string, locale: Locale) => ({
  weekday: part(iso, timeZone, locale, { weekday: 'short' }).slice(0, locale === 'de' ? 2 : 3),
  day: part(iso, timeZone, 'en', { day: 'numeric' }),
  month: part(iso, timeZone, locale, { month: 'short' }).slice(0, 3),
  year: part(iso, timeZone, 'en', { year: 'numeric' }),
})

/** "19:00", "19:00 Uhr"; the venue's clock. */
export const timeOf = (iso: string, timeZone: string, locale: Locale): string =>
  part(iso, timeZone, 'de', { hour: '2-digit', minute: '2-digit' }) + (locale === 'de' ? ' Uhr' : '')

/** "Friday 20 November 2026", "Freitag, 20. November 2026". */
export const longDay = (iso: string, timeZone: string, locale: Locale): string =>
  part(iso, timeZone, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(
    /^(\w+), (?=\d+ )/,
    '$1 ',
  )

/** "20 November 2029", "20. November 2029". */
export const dayOf = (iso: string, timeZone: string, locale: Locale): string =>
  part(iso, timeZone, locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** "Doors 19:00, on stage 20:00", "Einlass 19:00 Uhr, Beginn 20:00 Uhr". */
export const timesOf = ({ doorsAt, startsAt, timeZone }: EventDates, locale: Locale): string =>
  documentWords[locale].times(timeOf(doorsAt, timeZone, locale), timeOf(startsAt, timeZone, locale))
