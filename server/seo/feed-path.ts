import type { Language } from '#shared/rules/preferences.ts'

/** Path of the event feed. */
export const getFeedPath = (language: Language) => `/feeds/whats-on.${language}.xml`
