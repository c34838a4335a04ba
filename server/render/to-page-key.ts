import type { Preferences } from '#shared/rules/preferences.ts'

type PageKeyParts = { url: URL; preferences: Preferences; languageInUrl: boolean }

/** URL, language, currency and tax preference: public HTML may depend on nothing else. */
export const toPageKey = ({
  url: { pathname, search },
  preferences: { language, currency, incTax },
  languageInUrl,
}: PageKeyParts) => [language, languageInUrl, currency, incTax, pathname, search].join(' ')
