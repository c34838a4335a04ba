import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { comparisonCookie, maxComparedProducts, parseSkus } from '#shared/rules/product-lists.ts'
import { parseLanguage, parsePreferences, type Preferences } from '#shared/rules/preferences.ts'

/** The language that the address itself asks for with `?lng=`, if it asks for exactly one that there is. */
export const readLanguageFromUrl = ({ query: { lng } }: Request) =>
  typeof lng === 'string' ? parseLanguage(lng) : undefined

/**
 * What a request is answered in. `?lng=` decides for one page (for crawlers and `hreflang`) and sets no cookie.
 * Everything that depends on a preference asks here, the page cache's key and the texts alike: where they differ, one
 * shopper's odd cookie becomes everybody's page.
 */
export const readRequestPreferences = (request: Request): Preferences => {
  const preferences = parsePreferences(parseCookie(request.get('cookie') ?? ''))
  return { ...preferences, language: readLanguageFromUrl(request) ?? preferences.language }
}

/** What this browser compares: for pages of one shopper only. */
export const readComparedSkus = (request: Request) =>
  parseSkus(parseCookie(request.get('cookie') ?? '')[comparisonCookie], maxComparedProducts)
