import { readdir, readFile } from 'node:fs/promises'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { languages, type Language } from '#shared/rules/preferences.ts'
import { toRepositoryPath } from '../repository.ts'

/** A text in every language. */
type Translations = Record<Language, string>

const mapLanguages = <T>(getValue: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, getValue(language)])) as Record<Language, T>

const flattenTexts = (texts: object, path: string[] = []): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : flattenTexts(value as object, [...path, key]),
  )

const readTexts = async (language: string) => {
  const folder = toRepositoryPath('locales', language)
  const areas = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return new Map(
    (
      await Promise.all(
        areas.map(async (area) =>
          flattenTexts(JSON.parse(await readFile(`${folder}/${area}`, 'utf8')) as object, [area.replace('.json', '')]),
        ),
      )
    ).flat(),
  )
}

const hasEveryLanguage = (value: object): value is Record<Language, unknown> =>
  languages.every((language) => language in value)

/** Finds the texts and lists of paragraphs that the demo content has in every language. */
const findTranslations = (value: unknown): Translations[] => {
  if (typeof value !== 'object' || value === null) return []
  if (hasEveryLanguage(value)) {
    const texts = languages.map((language) => value[language])
    if (texts.every((text) => typeof text === 'string' || Array.isArray(text)))
      return [mapLanguages((language) => [value[language]].flat().join('\n'))]
  }
  return Object.values(value).flatMap(findTranslations)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
}

const outerPunctuation = /^[\s,.!?:;"'“”„()·]+|[\s,.!?:;"'“”„()·]+$/g

/** Splits a text at HTML, placeholders and ends of sentences. Removes punctuation around the phrases. */
export const splitPhrases = (text: string): string[] =>
  text
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity]!)
    .replace(/<\/?(?:a|strong|em|b|i|span|time|abbr|q|cite|small|code)\b[^>]*>/g, '')
    .replaceAll('\u00ad', '')
    .split(/<[^>]*>|\{\{[^}]*\}\}|[.!?:;–—\n]+(?=\s|$)|\n/)
    .map((phrase) => phrase.replace(/[\s\u00a0]+/g, ' ').replace(outerPunctuation, ''))
    .filter((phrase) => /\p{L}{2}/u.test(phrase))

/** Whether a text is one phrase without HTML and placeholders. The crawl finds such a text even when it is short. */
const isSinglePhrase = (text: string) => !/\{\{|</.test(text) && splitPhrases(text).length === 1

const countWords = (phrase: string) => phrase.match(/\S*\p{L}\S*/gu)?.length ?? 0

/** A shorter phrase may be a name, or have the same words in both languages by chance. */
const minWords = 3

export type LanguageTexts = {
  /** Phrases that only one language has, from locales/ and the demo content. */
  exclusive: Record<Language, ReadonlySet<string>>
  /** `area.key.key` and `key.key` of every text of the shop. A page shows the key when its text is missing. */
  keys: ReadonlySet<string>
  /**
   * Texts of several words, and sentences of the content, that are the same in two languages although they are no
   * names.
   */
  untranslated: string[]
}

/**
 * Loads the phrases that distinguish the languages: whole texts of `locales/` of any length, and sentences of at least
 * three words. A phrase that several languages have (names, "Newsletter") is in no set.
 */
export const loadLanguageTexts = async (): Promise<LanguageTexts> => {
  const textsByLanguage = new Map(
    await Promise.all(languages.map(async (language) => [language, await readTexts(language)] as const)),
  )
  const allKeys = [...textsByLanguage.get(languages[0])!.keys()]
  const shop = allKeys
    .filter((key) => languages.every((language) => textsByLanguage.get(language)!.has(key)))
    .map((key) => mapLanguages((language) => textsByLanguage.get(language)!.get(key)!))
  const demo = demoContent()
  const { events, products } = demo
  const content = findTranslations(demo)
  const collectPhrases = (language: Language) =>
    new Set([
      ...shop.flatMap((text) =>
        splitPhrases(text[language]).filter(
          (phrase) => isSinglePhrase(text[language]) || countWords(phrase) >= minWords,
        ),
      ),
      ...content.flatMap((text) => splitPhrases(text[language]).filter((phrase) => countWords(phrase) >= minWords)),
    ])
  const names = [...events, ...products].flatMap(({ name }) => (typeof name === 'string' ? name : Object.values(name)))
  const joinPhrases = (language: Language) =>
    [...shop, ...content]
      .flatMap((text) => splitPhrases(text[language]))
      .concat(names)
      .join('\n')
  const joinedPhrases = mapLanguages(joinPhrases)
  const findExclusivePhrases = (language: Language) => {
    const others = languages.filter((other) => other !== language)
    return new Set(
      [...collectPhrases(language)].filter((phrase) => !others.some((other) => joinedPhrases[other].includes(phrase))),
    )
  }
  const keys = allKeys.flatMap((key) => [key, key.slice(key.indexOf('.') + 1)]).filter((key) => key.includes('.'))
  const hasSameText = (text: Translations) => new Set(Object.values(text)).size < languages.length
  const untranslated = [
    ...shop.filter(
      (text) => hasSameText(text) && splitPhrases(text.en).some((phrase) => countWords(phrase) >= minWords),
    ),
    ...content.filter(
      (text) => hasSameText(text) && countWords(text.en) >= minWords && /[.!?](?:<[^>]*>)*$/.test(text.en.trim()),
    ),
  ].map(({ en }) => en)
  return { untranslated, exclusive: mapLanguages(findExclusivePhrases), keys: new Set(keys) }
}
