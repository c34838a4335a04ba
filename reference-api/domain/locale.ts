import { defaultLanguage, languages, languageSettings, type Language } from '#shared/wire/languages.ts'

export type Locale = Language

export const locales = languages

/** The BCP 47 tag of a language, for Intl and PDFs. */
export const getLocaleTag = (locale: Locale): string => languageSettings[locale].tag

/** A text in English and, where the brand has translated it, in other languages of the shop. */
export type Localised<Value = string> = Record<typeof defaultLanguage, Value> & Partial<Record<Locale, Value>>

/** A text in a language, or in English when the language lacks it. */
export const inLocale = <Text extends Localised | null | undefined>(text: Text, locale: Locale) =>
  (text && (text[locale] ?? text[defaultLanguage])) as string | Extract<Text, null | undefined>

/** The field of a resource that says in which language a text is, when it is not the language of the request. */
export const presentLanguage = (text: Localised | null | undefined, locale: Locale): { lang?: Locale } =>
  !text || text[locale] !== undefined ? {} : { lang: defaultLanguage }

/** The elements that HTML of the content consists of; phrases within them inherit their language. */
const blockPattern = /<(p|h[2-6]|ul|ol|dl|blockquote|figure|table)(?=[\s>])/g

/** HTML in a language. When the language lacks it, the blocks of the English HTML have `lang="en"`. */
export const htmlInLocale = (html: Localised, locale: Locale): string =>
  html[locale] ?? html[defaultLanguage].replace(blockPattern, `<$1 lang="${defaultLanguage}"`)

/** Converts a text in each language that it has. */
export const mapLocalised = <From, To>(text: Localised<From>, convert: (value: From, locale: Locale) => To) =>
  Object.fromEntries(
    Object.entries(text).map(([locale, value]) => [locale, convert(value, locale as Locale)]),
  ) as Localised<To>

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** The supported language with the highest weight in an Accept-Language header; English when there is none. */
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
  return defaultLanguage
}
