import { languages, type Language } from '../wire/languages.ts'

// Preferences of a shopper, stored in cookies that scripts can read. Public HTML depends on no other cookie
// (specification §9).

export { languages, type Language }

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

export const currencies = ['GBP', 'EUR'] as const
export type Currency = (typeof currencies)[number]

export type Preferences = { language: Language; currency: Currency; incTax: boolean }

export const defaultPreferences: Preferences = { language: 'en', currency: 'GBP', incTax: true }

export const preferenceCookies = {
  language: 'currentLanguage',
  currency: 'preferredCurrency',
  incTax: 'incTax',
} as const

const findAllowed = <T extends string>(allowed: readonly T[], value: string | undefined): T | undefined =>
  allowed.find((candidate) => candidate === value)

export const parseLanguage = (value: string | undefined) => findAllowed(languages, value)

export const parseCurrency = (value: string | undefined) => findAllowed(currencies, value)

/** Parses the preference cookies of a request. An invalid cookie counts as missing. */
export const parsePreferences = (cookies: Record<string, string | undefined>): Preferences => ({
  language: parseLanguage(cookies[preferenceCookies.language]) ?? defaultPreferences.language,
  currency: parseCurrency(cookies[preferenceCookies.currency]) ?? defaultPreferences.currency,
  incTax: cookies[preferenceCookies.incTax] !== 'false',
})
