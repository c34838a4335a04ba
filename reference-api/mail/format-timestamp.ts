import type { Locale } from '../domain/locale.ts'

/** The venues are in London and Berlin; the zone is part of the text, so readers elsewhere can convert. */
const zonesByLocale: Record<Locale, { tag: string; timeZone: string }> = {
  en: { tag: 'en-GB', timeZone: 'Europe/London' },
  de: { tag: 'de-DE', timeZone: 'Europe/Berlin' },
}

/** "2 November 2026 at 09:30 GMT", "2. November 2026 um 10:30 MEZ". */
export const formatTimestamp = (instant: Date, locale: Locale): string => {
  const { tag, timeZone } = zonesByLocale[locale]
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)
}

/** A day without a time, from `2026-12-24`. */
export const formatLocalDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(zonesByLocale[locale].tag, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
