import { languages, parseLanguage, type Language } from './preferences.ts'

/** Path of an event's calendar file. The language is part of the path: caches share the file between all visitors. */
export const toEventCalendarPath = (slug: string, language: Language) => `/whats-on/${slug}/calendar.${language}.ics`

const calendarPathPattern = new RegExp(`^/whats-on/([a-z0-9-]{1,160})/calendar(?:\\.(${languages.join('|')}))?\\.ics$`)

/** The event and the language of such a path, English by default; undefined for any other path. */
export const parseEventCalendarPath = (path: string): { slug: string; language: Language } | undefined => {
  const [, slug, language] = calendarPathPattern.exec(path) ?? []
  return slug ? { slug, language: parseLanguage(language) ?? 'en' } : undefined
}
