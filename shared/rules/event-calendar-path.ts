import { languages, parseLanguage, type Language } from './preferences.ts'

/** Path of an event's calendar file. Contains the language, because caches share the file between shoppers. */
export const toEventCalendarPath = (slug: string, language: Language) => `/whats-on/${slug}/calendar.${language}.ics`

const calendarPathPattern = new RegExp(`^/whats-on/([a-z0-9-]{1,160})/calendar(?:\\.(${languages.join('|')}))?\\.ics$`)

/** Reads event and language, by default English; undefined for any other path. */
export const parseEventCalendarPath = (path: string): { slug: string; language: Language } | undefined => {
  const [, slug, language] = calendarPathPattern.exec(path) ?? []
  return slug ? { slug, language: parseLanguage(language) ?? 'en' } : undefined
}
