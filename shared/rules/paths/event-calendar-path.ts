import { defaultPreferences, languages, parseLanguage, type Language } from '../preferences.ts'

/** The path of an event's calendar file. It contains the language, because caches share the file between shoppers. */
export const toEventCalendarPath = (slug: string, language: Language) => `/whats-on/${slug}/calendar.${language}.ics`

const calendarPathPattern = new RegExp(`^/whats-on/([a-z0-9-]{1,160})/calendar(?:\\.(${languages.join('|')}))?\\.ics$`)

/** Parses event and language from a path. The default language is English. Undefined for a path of another kind. */
export const parseEventCalendarPath = (path: string): { slug: string; language: Language } | undefined => {
  const [, slug, language] = calendarPathPattern.exec(path) ?? []
  return slug ? { slug, language: parseLanguage(language) ?? defaultPreferences.language } : undefined
}
