import type { Language } from '#shared/rules/preferences.ts'

const groupSeparators: Record<Language, string> = { en: ',', de: '.' }

/** "1,450" or "1.450". Does not use Intl, whose data differs between server and browser. */
export const formatCount = (count: number, language: Language): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, groupSeparators[language])
