import type { Preferences } from '#shared/rules/preferences.ts'

type Kept = { address: URL; preferences: Preferences; languageInUrl: boolean }

/** Address, language, currency and tax preference: all that public HTML may depend on. */
export const pageKey = ({
  address: { pathname, search },
  preferences: { language, currency, incTax },
  languageInUrl,
}: Kept) => [language, languageInUrl, currency, incTax, pathname, search].join(' ')
