import type { Language } from '#shared/rules/preferences.ts'
import english from '../../locales/en/server.json' with { type: 'json' }
import { readTextsByLanguage } from './read-texts.ts'

type ServerTexts = typeof english

const texts = readTextsByLanguage('server', english)

const keysByEnglishText = new Map(Object.entries(english).map(([key, text]) => [text, key as keyof ServerTexts]))

/** The texts that the server itself writes into its responses: `locales/<language>/server.json`. */
export const getServerTexts = (language: Language): ServerTexts => texts[language]

/** The English texts, for errors that are thrown without a language. `translateError` translates them. */
export const englishServerTexts: ServerTexts = english

/** Returns texts that are not in `server.json` unchanged. */
export const translateServerText = (text: string, language: Language): string => {
  const key = keysByEnglishText.get(text)
  return key ? texts[language][key] : text
}
