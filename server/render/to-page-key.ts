import { pickParameters } from '#shared/rules/paths/pick-parameters.ts'
import type { Preferences } from '#shared/rules/preferences.ts'

type PageKeyParts = {
  url: URL
  /** The parameters that the route reads, without `lng`: the language is a separate part of the key. */
  parameters: readonly string[]
  preferences: Preferences
  isLanguageInUrl: boolean
}

/**
 * The key of a page in the cache: path, known parameters in a fixed order, language, currency and tax preference.
 * Public HTML may depend on nothing else. Unknown parameters create no further entries.
 */
export const toPageKey = ({
  url: { pathname, search },
  parameters,
  preferences: { language, currency, incTax },
  isLanguageInUrl,
}: PageKeyParts) => {
  const known = pickParameters(search, parameters)
  known.sort()
  return [language, isLanguageInUrl, currency, incTax, pathname, known].join(' ')
}
