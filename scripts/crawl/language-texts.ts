import { readdir, readFile } from 'node:fs/promises'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { toRepositoryPath } from '../repository.ts'

type TranslationPair = { en: string; de: string }

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

const isPair = (value: object): value is { en: unknown; de: unknown } => 'en' in value && 'de' in value

/** Finds the texts and lists of paragraphs that the demo content has in both languages. */
const findPairs = (value: unknown): TranslationPair[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isPair(value)) {
    const { en, de } = value
    if (typeof en === 'string' && typeof de === 'string') return [{ en, de }]
    if (Array.isArray(en) && Array.isArray(de)) return [{ en: en.join('\n'), de: de.join('\n') }]
  }
  return Object.values(value).flatMap(findPairs)
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
  exclusive: { en: ReadonlySet<string>; de: ReadonlySet<string> }
  /** `area.key.key` and `key.key` of every text of the shop. A page shows the key when its text is missing. */
  keys: ReadonlySet<string>
  /**
   * Texts of several words, and sentences of the content, that are the same in both languages although they are no
   * names.
   */
  untranslated: string[]
}

/**
 * Loads the phrases that distinguish the languages: whole texts of `locales/` of any length, and sentences of at least
 * three words. A phrase that both languages have (names, "Newsletter") is in neither set.
 */
export const loadLanguageTexts = async (): Promise<LanguageTexts> => {
  const [english, german] = await Promise.all([readTexts('en'), readTexts('de')])
  const shop = [...english].flatMap(([key, en]) => (german.has(key) ? [{ en, de: german.get(key)! }] : []))
  const demo = demoContent()
  const { events, products } = demo
  const content = findPairs(demo)
  const collectPhrases = (language: keyof TranslationPair) =>
    new Set([
      ...shop.flatMap((pair) =>
        splitPhrases(pair[language]).filter(
          (phrase) => isSinglePhrase(pair[language]) || countWords(phrase) >= minWords,
        ),
      ),
      ...content.flatMap((pair) => splitPhrases(pair[language]).filter((phrase) => countWords(phrase) >= minWords)),
    ])
  const names = [...events, ...products].map(({ name }) => (typeof name === 'string' ? name : `${name.en}\n${name.de}`))
  const joinPhrases = (language: keyof TranslationPair) =>
    [...shop, ...content]
      .flatMap((pair) => splitPhrases(pair[language]))
      .concat(names)
      .join('\n')
  const findExclusivePhrases = (language: keyof TranslationPair, other: keyof TranslationPair) => {
    const otherText = joinPhrases(other)
    return new Set([...collectPhrases(language)].filter((phrase) => !otherText.includes(phrase)))
  }
  const keys = [...english.keys()]
    .flatMap((key) => [key, key.slice(key.indexOf('.') + 1)])
    .filter((key) => key.includes('.'))
  const isSame = ({ en, de }: TranslationPair) => en === de
  const untranslated = [
    ...shop.filter((pair) => isSame(pair) && splitPhrases(pair.en).some((phrase) => countWords(phrase) >= minWords)),
    ...content.filter(
      (pair) => isSame(pair) && countWords(pair.en) >= minWords && /[.!?](?:<[^>]*>)*$/.test(pair.en.trim()),
    ),
  ].map(({ en }) => en)
  return {
    untranslated,
    exclusive: { en: findExclusivePhrases('en', 'de'), de: findExclusivePhrases('de', 'en') },
    keys: new Set(keys),
  }
}
