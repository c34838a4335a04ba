import type { Language } from './preferences.ts'

/** BCP 47 tags for Intl. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }
