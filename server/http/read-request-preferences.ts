import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { comparisonCookie, maxComparedProducts, parseSkus } from '#shared/rules/product-lists.ts'
import { parseLanguage, parsePreferences, type Preferences } from '#shared/rules/preferences.ts'

/** The language of `?lng=`, when it names exactly one supported language. */
export const readLanguageFromUrl = ({ query: { lng } }: Request) =>
  typeof lng === 'string' ? parseLanguage(lng) : undefined

/**
 * The preferences that a response depends on. `?lng=` applies to one page (for crawlers and `hreflang`) and sets no
 * cookie. The key of the page cache and the texts must both use this function, or one shopper's odd cookie changes the
 * page of everyone.
 */
export const readRequestPreferences = (request: Request): Preferences => {
  const preferences = parsePreferences(parseCookie(request.get('cookie') ?? ''))
  return { ...preferences, language: readLanguageFromUrl(request) ?? preferences.language }
}

/** The products that this browser compares: for personal pages only. */
export const readComparedSkus = (request: Request) =>
  parseSkus(parseCookie(request.get('cookie') ?? '')[comparisonCookie], maxComparedProducts)
