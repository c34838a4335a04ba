import type { Language } from './preferences.ts'

/**
 * The time zone of most readers of a language. The shop uses it for times without a venue when the reader's own time
 * zone is unknown.
 */
export const readerTimeZones: Readonly<Record<Language, string>> = { en: 'Europe/London', de: 'Europe/Berlin' }
