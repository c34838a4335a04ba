import type { Language } from '#shared/rules/preferences.ts'

/** The path of the event feed. */
export const getFeedPath = (language: Language) => `/feeds/whats-on.${language}.xml`
