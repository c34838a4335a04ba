import { readdir, readFile } from 'node:fs/promises'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { inRepository } from '../repository.ts'

type Pair = { en: string; de: string }

const flat = (texts: object, path: string[] = []): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : flat(value as object, [...path, key]),
  )

const readTexts = async (language: string) => {
  const folder = inRepository('locales', language)
  const areas = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  return new Map(
    (
      await Promise.all(
        areas.map(async (area) =>
          flat(JSON.parse(await readFile(`${folder}/${area}`, 'utf8')) as object, [area.replace('.json', '')]),
        ),
      )
    ).flat(),
  )
}

const isPair = (value: object): value is { en: unknown; de: unknown } => 'en' in value && 'de' in value

/** Everything said twice anywhere in the demo's content: as a text, or as a list of paragraphs. */
const pairsIn = (value: unknown): Pair[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isPair(value)) {
    const { en, de } = value
    if (typeof en === 'string' && typeof de === 'string') return [{ en, de }]
    if (Array.isArray(en) && Array.isArray(de)) return [{ en: en.join('\n'), de: de.join('\n') }]
  }
  return Object.values(value).flatMap(pairsIn)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
}

const outerMarks = /^[\s,.!?:;"'“”„()·]+|[\s,.!?:;"'“”„()·]+$/g

/**
 * HTML, Markdown-like marks and placeholders end a phrase, as do full stops; what is left is compared without its outer
 * marks.
 */
export const phrasesOf = (text: string): string[] =>
  text
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity]!)
    .replace(/<\/?(?:a|strong|em|b|i|span|time|abbr|q|cite|small|code)\b[^>]*>/g, '')
    .replaceAll('\u00ad', '')
    .split(/<[^>]*>|\{\{[^}]*\}\}|[.!?:;–—\n]+(?=\s|$)|\n/)
    .map((phrase) => phrase.replace(/[\s\u00a0]+/g, ' ').replace(outerMarks, ''))
    .filter((phrase) => /\p{L}{2}/u.test(phrase))

/** Texts that say one thing and nothing changeable: found however short they are. */
const isWhole = (text: string) => !/\{\{|</.test(text) && phrasesOf(text).length === 1

const wordCount = (phrase: string) => phrase.match(/\S*\p{L}\S*/gu)?.length ?? 0

/** Fewer words may be a name, or the same in both languages by chance. */
const leastWords = 3

export type LanguageTexts = {
  /** Phrases only the one or the other language has, from the shop's own texts and from the demo's content. */
  only: { en: ReadonlySet<string>; de: ReadonlySet<string> }
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
export const readLanguageTexts = async (): Promise<LanguageTexts> => {
  const [english, german] = await Promise.all([readTexts('en'), readTexts('de')])
  const shop = [...english].flatMap(([key, en]) => (german.has(key) ? [{ en, de: german.get(key)! }] : []))
  const demo = demoContent()
  const { events, products } = demo
  const content = pairsIn(demo)
  const of = (language: keyof Pair) =>
    new Set([
      ...shop.flatMap((pair) =>
        phrasesOf(pair[language]).filter((phrase) => isWhole(pair[language]) || wordCount(phrase) >= leastWords),
      ),
      ...content.flatMap((pair) => phrasesOf(pair[language]).filter((phrase) => wordCount(phrase) >= leastWords)),
    ])
  const names = [...events, ...products].map(({ name }) => (typeof name === 'string' ? name : `${name.en}\n${name.de}`))
  const all = (language: keyof Pair) =>
    [...shop, ...content]
      .flatMap((pair) => phrasesOf(pair[language]))
      .concat(names)
      .join('\n')
  const onlyIn = (language: keyof Pair, other: keyof Pair) => {
    const everything = all(other)
    return new Set([...of(language)].filter((phrase) => !everything.includes(phrase)))
  }
  const keys = [...english.keys()]
    .flatMap((key) => [key, key.slice(key.indexOf('.') + 1)])
    .filter((key) => key.includes('.'))
  const isSame = ({ en, de }: Pair) => en === de
  const untranslated = [
    ...shop.filter((pair) => isSame(pair) && phrasesOf(pair.en).some((phrase) => wordCount(phrase) >= leastWords)),
    ...content.filter(
      (pair) => isSame(pair) && wordCount(pair.en) >= leastWords && /[.!?](?:<[^>]*>)*$/.test(pair.en.trim()),
    ),
  ].map(({ en }) => en)
  return { untranslated, only: { en: onlyIn('en', 'de'), de: onlyIn('de', 'en') }, keys: new Set(keys) }
}
