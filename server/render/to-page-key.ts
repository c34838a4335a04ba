import type { Preferences } from '#shared/rules/preferences.ts'

type PageKeyParts = { url: URL; preferences: Preferences; languageInUrl: boolean }

/** Address, language, currency and tax preference: all that public HTML may depend on. */
export const toPageKey = ({
  url: { pathname, search },
  preferences: { language, currency, incTax },
  languageInUrl,
}: PageKeyParts) => [language, languageInUrl, currency, incTax, pathname, search].join(' ')
