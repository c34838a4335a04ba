import { shopCurrencies } from '#shared/rules/money.ts'
import { currencies, languageNames, languages } from '#shared/rules/preferences.ts'
import type { PublicConfig } from '#client/entry-server.tsx'
import type { Config } from '../config/config.ts'

/** The part of the configuration that each page contains. It is an explicit list, so that no other value is sent. */
export const toPublicConfig = ({
  publicUrl,
  persistBasket,
  apiCapabilities,
}: Pick<Config, 'publicUrl' | 'persistBasket' | 'apiCapabilities'>): PublicConfig => ({
  languages: languages.map((code) => ({ code, name: languageNames[code] })),
  currencies: currencies.map((code) => shopCurrencies[code]),
  features: { persistBasket, passkeys: apiCapabilities.has('passkeys') },
  publicUrl,
})
