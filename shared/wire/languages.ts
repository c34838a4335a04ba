type LanguageSettings = {
  name: string
  /** BCP 47, for Intl and PDFs. */
  tag: string
  /** That of most readers of the language, for times without a venue when the reader's own zone is unknown. */
  timeZone: string
  /** Between thousands, and before the decimals. */
  group: string
  decimal: string
  /** Whether a currency symbol follows the amount. */
  symbolLast?: true
}

/** One line for each language of the shop. Its texts are in `locales/<code>/`. */
const settings = {
  en: { name: 'English', tag: 'en-GB', timeZone: 'Europe/London', group: ',', decimal: '.' },
  de: { name: 'Deutsch', tag: 'de-DE', timeZone: 'Europe/Berlin', group: '.', decimal: ',', symbolLast: true },
} satisfies Record<string, LanguageSettings>

export const languageSettings: Record<Language, LanguageSettings> = settings

export type Language = keyof typeof settings

/** The commerce API responds in the language of `Accept-Language`. */
export const languages = Object.keys(settings) as [Language, ...Language[]]

/** The language of shoppers without a cookie, and of texts that another language lacks. */
export const defaultLanguage = 'en'
