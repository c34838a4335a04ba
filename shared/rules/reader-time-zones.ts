import type { Language } from './preferences.ts'

/** The time zone of most readers of a language, for times without a venue when the reader's own is not known. */
export const readerTimeZones: Readonly<Record<Language, string>> = { en: 'Europe/London', de: 'Europe/Berlin' }
