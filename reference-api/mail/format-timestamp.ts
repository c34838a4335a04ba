import { formatLongDay } from '../documents/date-format.ts'
import { getLocaleTag, type Locale } from '../domain/locale.ts'
import { languageSettings } from '#shared/wire/languages.ts'

/** "2 November 2026 at 09:30 GMT", "2. November 2026 um 10:30 MEZ": readers elsewhere can convert it. */
export const formatTimestamp = (instant: Date, locale: Locale, precision: { second?: '2-digit' } = {}): string =>
  new Intl.DateTimeFormat(getLocaleTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...precision,
    timeZoneName: 'short',
    timeZone: languageSettings[locale].timeZone,
  }).format(instant)

/** A day without a time, from `2026-12-24`: "Thursday 24 December 2026", "Donnerstag, 24. Dezember 2026". */
export const formatLocalDate = (day: string, locale: Locale): string => formatLongDay(`${day}T00:00:00Z`, 'UTC', locale)
