import type { Preferences } from '#shared/rules/preferences.ts'
import { keepParameters } from './keep-parameters.ts'

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
  const kept = keepParameters(search, parameters)
  kept.sort()
  return [language, languageInUrl, currency, incTax, pathname, kept].join(' ')
}
