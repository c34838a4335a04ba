import type { Language } from './preferences.ts'

/**
 * The time zone of most readers of a language. Pages and emails use it for times without a venue when the reader's own
 * time zone is unknown.
 */
export const readerTimeZones: Readonly<Record<Language, string>> = { en: 'Europe/London', de: 'Europe/Berlin' }
