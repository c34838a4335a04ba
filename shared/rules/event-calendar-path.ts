import { languages, parseLanguage, type Language } from './preferences.ts'

/**
 * Where a night's calendar file is. The language is part of the path: the file is the same for everybody who asks for
 * it.
 */
export const toEventCalendarPath = (slug: string, language: Language) => `/whats-on/${slug}/calendar.${language}.ics`

const calendarPathPattern = new RegExp(`^/whats-on/([a-z0-9-]{1,160})/calendar(?:\\.(${languages.join('|')}))?\\.ics$`)

/** The night and the language of such a path, English where it names none; undefined for any other path. */
export const parseEventCalendarPath = (path: string): { slug: string; language: Language } | undefined => {
  const [, slug, language] = calendarPathPattern.exec(path) ?? []
  return slug ? { slug, language: parseLanguage(language) ?? 'en' } : undefined
}
