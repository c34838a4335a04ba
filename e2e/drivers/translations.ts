import { readdirSync, readFileSync } from 'node:fs'
import { createInstance, type TFunction } from 'i18next'
import { languages, type Language } from '#shared/rules/preferences.ts'

export { languages }

const readTexts = (language: Language) =>
  Object.fromEntries(
    readdirSync(`locales/${language}`).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as object,
    ]),
  )

const createTranslator = (language: Language): TFunction => {
  const texts = createInstance()
  void texts.init({
    lng: language,
    resources: { [language]: readTexts(language) },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return texts.t
}

/** The shop's texts from locales/: `translations.de('basket:title')`. */
export const translations = Object.fromEntries(
  languages.map((language) => [language, createTranslator(language)]),
) as Record<Language, TFunction>
