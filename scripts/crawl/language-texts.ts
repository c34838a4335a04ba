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

/** Everything said twice anywhere in the demo's content: as a text, or as a list of paragraphs. */
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

/**
 * HTML, Markdown-like marks and placeholders end a phrase, as do full stops; what is left is compared without its outer
 * marks.
 */
export const splitPhrases = (text: string): string[] =>
  text
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity]!)
    .replace(/<\/?(?:a|strong|em|b|i|span|time|abbr|q|cite|small|code)\b[^>]*>/g, '')
    .replaceAll('\u00ad', '')
    .split(/<[^>]*>|\{\{[^}]*\}\}|[.!?:;–—\n]+(?=\s|$)|\n/)
    .map((phrase) => phrase.replace(/[\s\u00a0]+/g, ' ').replace(outerPunctuation, ''))
    .filter((phrase) => /\p{L}{2}/u.test(phrase))

/** Texts that say one thing and nothing changeable: found however short they are. */
const isSinglePhrase = (text: string) => !/\{\{|</.test(text) && splitPhrases(text).length === 1

const countWords = (phrase: string) => phrase.match(/\S*\p{L}\S*/gu)?.length ?? 0

/** Fewer words may be a name, or the same in both languages by chance. */
const minWords = 3

export type LanguageTexts = {
  /** Phrases only the one or the other language has, from the shop's own texts and from the demo's content. */
  exclusive: { en: ReadonlySet<string>; de: ReadonlySet<string> }
  /** `area.key.key` and `key.key` of every text of the shop: what shows where a text is missing. */
  keys: ReadonlySet<string>
  /**
   * What reads the same in both and is no name: texts of the shop of some words, and whole sentences of the content.
   */
  untranslated: string[]
}

/**
 * A page is foreign where it shows a phrase that only the other language has: a whole text of `locales/`, however
 * short, or a sentence of at least three words of a longer text or of the demo's content. What both languages share
 * (names, "Newsletter") is nobody's.
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
