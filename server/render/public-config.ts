import { shopCurrencies } from '#shared/rules/money.ts'
import { currencies, languageNames, languages } from '#shared/rules/preferences.ts'
import type { PublicConfig } from '#client/entry-server.tsx'
import type { Config } from '../config/config.ts'

/**
 * What of the shop's configuration is for everybody: sent with each page (specification §3, `config`). Listed, so that
 * nothing else leaves.
 */
export const toPublicConfig = ({
  publicUrl,
  persistBasket,
}: Pick<Config, 'publicUrl' | 'persistBasket'>): PublicConfig => ({
  languages: languages.map((code) => ({ code, name: languageNames[code] })),
  currencies: currencies.map((code) => shopCurrencies[code]),
  features: { persistBasket },
  publicUrl,
})
