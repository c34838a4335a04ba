import { languageSettings, type Language } from './languages.ts'

// Apart from `languages.ts`, which every page loads.

const letters = 3

const formatMonth = (date: Date | number, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageSettings[language].tag, { month: 'short', timeZone }).format(date).replace('.', '')

const abbreviations = new Map<Language, boolean>()

/** Whether three letters distinguish the months of a language, unlike the French "juin" and "juil". */
const areLettersEnough = (language: Language) => {
  const known = abbreviations.get(language)
  if (known !== undefined) return known
  const months = Array.from({ length: 12 }, (_, month) => formatMonth(Date.UTC(2024, month, 15), language, 'UTC'))
  const isEnough = new Set(months.map((month) => month.slice(0, letters))).size === months.length
  abbreviations.set(language, isEnough)
  return isEnough
}

/** The name of a month in three letters where they are enough: "Sep", "Mär", never "Sept." */
export const abbreviateMonth = (name: string, language: Language): string => {
  const plain = name.replace('.', '')
  return areLettersEnough(language) ? plain.slice(0, letters) : plain
}

/** The name of a weekday without the full stop that some languages add: "Fri", "Fr". */
export const abbreviateWeekday = (name: string): string => name.replace('.', '')

/** A date with its weekday; without the comma that newer data of Intl writes in "Friday, 20 November". */
export const joinWeekday = (date: string): string => date.replace(/^(\w+), (?=\d+ )/, '$1 ')
