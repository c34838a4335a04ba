import type { Language } from '#shared/rules/preferences.ts'

/** The programme as a feed. */
export const getFeedPath = (language: Language) => `/feeds/whats-on.${language}.xml`
