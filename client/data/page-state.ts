import type { HydrationState } from 'react-router-dom'
import type { Capability } from '#shared/wire/capabilities.ts'
import type { CurrencyEntry } from '#shared/wire/currency-table.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import type { Resources } from '../i18n/i18n.ts'
import type { AppState } from './store-types.ts'

/** The serialised state that a page carries; hydration reads nothing else. */
export type PageState = {
  preferences: Preferences
  /** True when the URL (`?lng=`) decides the language; links and requests then repeat the parameter. */
  isLanguageInUrl: boolean
  /** The query parameters that may stay in the URL of this page. */
  parameters: readonly string[]
  /** Their values where the server has changed some: those of a list, as its parser reads them. */
  search?: string
  /** The shop's public configuration (specification §9, `config`). */
  config: PublicConfig
  resources: Resources
  store: Pick<AppState, 'api'>
  router: HydrationState
}

export type PublicConfig = {
  languages: readonly { code: Language; name: string }[]
  /** The currency table's entries: symbol, name, decimal_digits, rounding, code. */
  currencies: readonly CurrencyEntry[]
  features: {
    /** Whether signing out copies the basket to the guest. */
    persistBasket: boolean
  }
  /** What the commerce API cannot do: pages leave it out. */
  missingCapabilities: readonly Capability[]
  publicUrl: string
}
