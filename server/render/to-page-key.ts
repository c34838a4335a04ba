import { keepParameters } from '#shared/rules/keep-parameters.ts'
import type { Preferences } from '#shared/rules/preferences.ts'

type PageKeyParts = {
  url: URL
  /** The parameters that the route reads; `lng` decides the language. */
  parameters: readonly string[]
  preferences: Preferences
  languageInUrl: boolean
}

/**
 * Path and known parameters, in an order of their own, language, currency and tax preference: public HTML may depend on
 * nothing else. Invented parameters do not multiply entries.
 */
export const toPageKey = ({
  url: { pathname, search },
  parameters,
  preferences: { language, currency, incTax },
  languageInUrl,
}: PageKeyParts) => {
  const known = keepParameters(search, parameters)
  known.sort()
  return [language, languageInUrl, currency, incTax, pathname, known].join(' ')
}
