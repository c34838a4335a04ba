import { defaultLanguage, languages, type Language } from '../wire/languages.ts'

// Preferences of a shopper, stored in cookies that scripts can read. Public HTML depends on no other cookie
// (specification §9).

export { languages, type Language }

/** `currency` is a code of ISO 4217. */
export type Preferences = { language: Language; currency: string; incTax: boolean }

/** The default currency is the first one for sale. */
export const defaultPreferences = { language: defaultLanguage, incTax: true } as const

export const preferenceCookies = {
  language: 'currentLanguage',
  currency: 'preferredCurrency',
  incTax: 'incTax',
} as const

const findAllowed = <T extends string>(allowed: readonly T[], value: string | undefined): T | undefined =>
  allowed.find((candidate) => candidate === value)

export const parseLanguage = (value: string | undefined) => findAllowed(languages, value)

/** Parses the code of a currency, for sale or not. */
export const parseCurrency = (value: string | undefined) => (/^[A-Z]{3}$/.test(value ?? '') ? value : undefined)

/** The currencies for sale; shoppers without a cookie see the first. */
export type CurrenciesForSale = readonly [string, ...string[]]

/** Parses the preference cookies of a request. An invalid cookie counts as missing. */
export const parsePreferences = (
  cookies: Record<string, string | undefined>,
  currencies: CurrenciesForSale,
): Preferences => ({
  language: parseLanguage(cookies[preferenceCookies.language]) ?? defaultPreferences.language,
  currency: findAllowed(currencies, cookies[preferenceCookies.currency]) ?? currencies[0],
  incTax: cookies[preferenceCookies.incTax] !== 'false',
})
