import { readdirSync, readFileSync } from 'node:fs'
import { createInstance, type TFunction } from 'i18next'
import type { Language } from '#shared/rules/preferences.ts'

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
export const translations: Record<Language, TFunction> = { en: createTranslator('en'), de: createTranslator('de') }

export const languages: readonly Language[] = ['en', 'de']
