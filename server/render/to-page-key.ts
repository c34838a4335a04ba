import type { MatchedPageSettings } from '#client/entry-server.tsx'
import type { Preferences } from '#shared/rules/preferences.ts'
import { pickRouteParameters } from './resolve-page-url.ts'

type PageKeyParts = {
  url: URL
  /** Of the route. Its parameters are without `lng`: the language is a separate part of the key. */
  settings: Pick<MatchedPageSettings, 'parameters' | 'listSearch'>
  preferences: Preferences
  isLanguageInUrl: boolean
}

/**
 * The key of a page in the cache: path, known parameters in a fixed order, language, currency and tax preference.
 * Public HTML may depend on nothing else. Unknown parameters, and values that the page's parser
 * rejects, create no further entries.
 */
export const toPageKey = ({
  url: { pathname, search },
  settings,
  preferences: { language, currency, incTax },
  isLanguageInUrl,
}: PageKeyParts) => {
  const known = pickRouteParameters(search, settings)
  known.sort()
  return [language, isLanguageInUrl, currency, incTax, pathname, known].join(' ')
}
