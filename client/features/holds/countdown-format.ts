import { languageSettings, type Language } from '#shared/wire/languages.ts'

/** Formats seconds as "08:42". */
export const formatCountdown = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** Formats seconds as an ISO 8601 duration: "PT8M42S". */
export const formatIsoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

/**
 * Formats an ISO 8601 time as a time of day, for browsers that cannot count down: "20:42". The text around it names the
 * city of the time zone.
 */
export const formatTimeOfDay = (iso: string, language: Language) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: languageSettings[language].timeZone,
  }).format(new Date(iso))
