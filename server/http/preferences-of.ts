import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { comparisonCookie, comparisonMaximum, parseSkus } from '#shared/rules/product-lists.ts'
import { parseLanguage, readPreferences, type Preferences } from '#shared/rules/preferences.ts'

/** The language that the address itself asks for with `?lng=`, if it asks for exactly one that there is. */
export const languageInUrl = ({ query: { lng } }: Request) => (typeof lng === 'string' ? parseLanguage(lng) : undefined)

/**
 * What a request is answered in. `?lng=` decides for one page (for crawlers and `hreflang`) and sets no cookie.
 * Everything that depends on a preference asks here, the page cache's key and the texts alike: where they differ, one
 * shopper's odd cookie becomes everybody's page.
 */
export const preferencesOf = (request: Request): Preferences => {
  const preferences = readPreferences(parseCookie(request.get('cookie') ?? ''))
  return { ...preferences, language: languageInUrl(request) ?? preferences.language }
}

/** What this browser compares: for pages of one shopper only. */
export const comparedSkusOf = (request: Request) =>
  parseSkus(parseCookie(request.get('cookie') ?? '')[comparisonCookie], comparisonMaximum)
