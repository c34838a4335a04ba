import type { Locale } from '../domain/locale.ts'

/** The venues are in London and Berlin; the zone is part of the text, so readers elsewhere can convert. */
const zonesByLocale: Record<Locale, { tag: string; timeZone: string }> = {
  en: { tag: 'en-GB', timeZone: 'Europe/London' },
  de: { tag: 'de-DE', timeZone: 'Europe/Berlin' },
}

/** Day and time to the second, with the zone. */
export const formatTimestamp = (instant: Date, locale: Locale): string => {
  const { tag, timeZone } = zonesByLocale[locale]
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(instant)
}

/** A day without a time, from `2026-12-24`. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(zonesByLocale[locale].tag, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
