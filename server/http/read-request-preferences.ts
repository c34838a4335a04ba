import type { IncomingMessage } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import { parseCookie } from 'cookie'
import { comparisonCookie, maxComparedProducts, parseSkus } from '#shared/rules/product-lists.ts'
import {
  defaultPreferences,
  parseLanguage,
  parsePreferences,
  preferenceCookies,
  type CurrenciesForSale,
  type Preferences,
} from '#shared/rules/preferences.ts'

/** The language of `?lng=`; undefined unless it names exactly one supported language. */
export const readLanguageFromUrl = ({ url = '' }: Pick<IncomingMessage, 'url'>) => {
  const start = url.indexOf('?')
  const lng = start < 0 ? undefined : parseQuery(url.slice(start + 1)).lng
  return typeof lng === 'string' ? parseLanguage(lng) : undefined
}

/**
 * Reads the preferences on which a response depends. `?lng=` applies to one page (for crawlers and `hreflang`) and sets
 * no cookie. Both the key of the page cache and the texts must use this function. Otherwise one shopper's unusual
 * cookie would change the cached page of all shoppers.
 */
export const readRequestPreferences = (
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  currencies: CurrenciesForSale,
): Preferences => {
  const preferences = parsePreferences(parseCookie(request.headers.cookie ?? ''), currencies)
  return { ...preferences, language: readLanguageFromUrl(request) ?? preferences.language }
}

/** The language of `readRequestPreferences`. */
export const readRequestLanguage = (request: Pick<IncomingMessage, 'url' | 'headers'>) =>
  readLanguageFromUrl(request) ??
  parseLanguage(parseCookie(request.headers.cookie ?? '')[preferenceCookies.language]) ??
  defaultPreferences.language

/** Reads the SKUs that this browser compares, for personal pages only. */
export const readComparedSkus = (request: Pick<IncomingMessage, 'headers'>) =>
  parseSkus(parseCookie(request.headers.cookie ?? '')[comparisonCookie], maxComparedProducts)
