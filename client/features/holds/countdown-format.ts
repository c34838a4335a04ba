import type { Language } from '#shared/rules/preferences.ts'

/** "08:42", of seconds. */
export const formatCountdown = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** "PT8M42S", ISO 8601. */
export const formatIsoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

/**
 * Where most readers of a language live: what a page without a script takes for their time. It says which city it
 * means.
 */
const timeZones = { en: 'Europe/London', de: 'Europe/Berlin' } as const

/** "20:42", as a time of day for browsers that cannot count; ISO 8601. */
export const formatTimeOfDay = (iso: string, language: Language) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZones[language],
  }).format(new Date(iso))
