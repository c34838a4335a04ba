import { parseCurrency, parseLanguage, type Language } from '#shared/rules/preferences.ts'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'

/** Preferences requested by a form or the URL; invalid ones are omitted. */
export type RequestedPreferences = {
  language?: Language
  currency?: string
  incTax?: 'true' | 'false'
  returnTo: string
}

type Source = Pick<URLSearchParams, 'get'> | { get(name: string): FormDataEntryValue | null }

export const readRequestedPreferences = (source: Source): RequestedPreferences => {
  const getText = (name: string) => {
    const value = source.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const language = parseLanguage(getText('language'))
  const currency = parseCurrency(getText('currency'))
  const incTax = getText('incTax')
  return {
    ...(language ? { language } : {}),
    ...(currency ? { currency } : {}),
    ...(incTax === 'true' || incTax === 'false' ? { incTax } : {}),
    returnTo: toLocalPath(getText('returnTo')),
  }
}

/** The path of the page that confirms rebuilding the basket, with all requested preferences. */
export const confirmPreferencesPath = (requested: RequestedPreferences) =>
  `/preferences?${new URLSearchParams(requested)}`
