import { parseCurrency, parseLanguage, type Currency, type Language } from '#shared/rules/preferences.ts'
import { localPath } from '#shared/rules/local-path.ts'

/** What a form or an address asks for; what is not valid is not asked for. */
export type WantedPreferences = {
  language?: Language
  currency?: Currency
  incTax?: 'true' | 'false'
  returnTo: string
}

type Source = Pick<URLSearchParams, 'get'> | { get(name: string): FormDataEntryValue | null }

export const readWanted = (source: Source): WantedPreferences => {
  const text = (name: string) => {
    const value = source.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const language = parseLanguage(text('language'))
  const currency = parseCurrency(text('currency'))
  const incTax = text('incTax')
  return {
    ...(language ? { language } : {}),
    ...(currency ? { currency } : {}),
    ...(incTax === 'true' || incTax === 'false' ? { incTax } : {}),
    returnTo: localPath(text('returnTo')),
  }
}

/** The page that asks whether the basket may be rebuilt; it carries everything that was wanted. */
export const confirmPath = (wanted: WantedPreferences) => `/preferences?${new URLSearchParams(wanted)}`
