import { languageSettings, type Language } from '#shared/wire/languages.ts'

/** "1,450" or "1.450". Does not use Intl, whose data differs between server and browser. */
export const formatCount = (count: number, language: Language): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, languageSettings[language].group)
