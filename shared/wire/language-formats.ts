import type { Language } from './languages.ts'

// Apart from `languages.ts`, which every page loads.

/** BCP 47 tags for Intl and PDFs. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }

/** The time zone of most readers of a language, for times without a venue when the reader's own zone is unknown. */
export const readerTimeZones: Readonly<Record<Language, string>> = { en: 'Europe/London', de: 'Europe/Berlin' }
