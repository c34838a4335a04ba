import { createContext } from 'react'
import type { HydrationState } from 'react-router-dom'
import type { CurrencyEntry } from '#shared/rules/currency-table.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import type { Resources } from '../i18n/i18n.ts'
import type { AppState } from './store-types.ts'

/** Everything hydration reads, and all that is serialised into a page. */
export type PageState = {
  preferences: Preferences
  /** True when the address (`?lng=`) decided the language, so that links and calls carry it on. */
  languageInUrl: boolean
  /** The shop's public configuration (specification §9, `config`). */
  config: PublicConfig
  resources: Resources
  store: Pick<AppState, 'api'>
  router: HydrationState
}

export type PublicConfig = {
  languages: readonly { code: Language; name: string }[]
  /** As in the table of currencies: symbol, name, decimal_digits, rounding, code. */
  currencies: readonly CurrencyEntry[]
  features: {
    /** Signing out keeps the basket's lines for the guest. */
    persistBasket: boolean
  }
  publicUrl: string
}

/** What of the page's state components read. `sessionInPage`: the server knew who is shopping when it rendered. */
export type PageInfo = Pick<PageState, 'preferences' | 'languageInUrl' | 'config'> & { isSessionKnown: boolean }

export const PageInfoContext = createContext<PageInfo | null>(null)
