import { languageSettings, type Language } from '#shared/wire/languages.ts'

/** "7.5" or "7,5" for a rate of 0.075. Does not use Intl, whose data differs between server and browser. */
export const formatPercent = (rate: number, language: Language): string =>
  String(Math.round(rate * 1000) / 10).replace('.', languageSettings[language].decimal)
