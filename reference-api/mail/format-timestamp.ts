import type { Locale } from '../domain/locale.ts'

/** London and Berlin are where the houses are; the mail's reader is in one of them or can tell. */
const zonesByLocale: Record<Locale, { tag: string; timeZone: string }> = {
  en: { tag: 'en-GB', timeZone: 'Europe/London' },
  de: { tag: 'de-DE', timeZone: 'Europe/Berlin' },
}

/** Day and time to the second, with the zone, as a mail says it. */
export const formatTimestamp = (instant: Date, locale: Locale): string => {
  const { tag, timeZone } = zonesByLocale[locale]
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(instant)
}

/** A day that was given without a time, `2026-12-24`. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(zonesByLocale[locale].tag, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
