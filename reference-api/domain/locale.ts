import { languageTags } from '#shared/wire/language-formats.ts'
import { languages, type Language } from '#shared/wire/languages.ts'

export type Locale = Language

export const locales = languages

export const localeTags = languageTags

/** A text in every language of the shop. */
export type Localised = Record<Locale, string>

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** The supported language with the highest weight in an Accept-Language header; `en` when there is none. */
export const parseLocale = (acceptLanguage: string | undefined): Locale => {
  const requestedLanguages = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of requestedLanguages) if (isLocale(language)) return language
  return 'en'
}
