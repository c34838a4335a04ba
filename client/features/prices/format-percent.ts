import type { Language } from '#shared/rules/preferences.ts'

const decimalMarks: Record<Language, string> = { en: '.', de: ',' }

/** "7.5" or "7,5" for a rate of 0.075. Does not use Intl, whose data differs between server and browser. */
export const formatPercent = (rate: number, language: Language): string =>
  String(Math.round(rate * 1000) / 10).replace('.', decimalMarks[language])
