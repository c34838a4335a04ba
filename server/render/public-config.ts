import { currencyTable } from '#currencies'
import { capabilityNames } from '#shared/wire/capabilities.ts'
import { languages, languageSettings } from '#shared/wire/languages.ts'
import type { PublicConfig } from '#client/entry-server.tsx'
import type { Config } from '../config/config.ts'

/** The part of the configuration that each page contains. It is an explicit list, so that no other value is sent. */
export const toPublicConfig = ({
  publicUrl,
  persistBasket,
  apiCapabilities,
  currencies,
}: Pick<Config, 'publicUrl' | 'persistBasket' | 'apiCapabilities' | 'currencies'>): PublicConfig => ({
  languages: languages.map((code) => ({ code, name: languageSettings[code].name })),
  currencies: currencies.map((code) => currencyTable[code]!),
  features: { persistBasket },
  missingCapabilities: capabilityNames.filter((name) => !apiCapabilities.has(name)),
  publicUrl,
})
