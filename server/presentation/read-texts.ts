import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/wire/languages.ts'

const readTexts = (language: Language, namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8')) as unknown

/** Texts of `locales/<language>/<namespace>.json` by language. `english` gives their shape. */
export const readTextsByLanguage = <Texts>(namespace: string, english: Texts): Record<Language, Texts> =>
  Object.fromEntries(
    languages.map((language) => [language, { ...english, ...(readTexts(language, namespace) as Texts) }]),
  ) as Record<Language, Texts>
