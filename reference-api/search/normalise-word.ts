const letterReplacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * The form in which words are compared: lower case without accents. German umlauts are written ü, ue or u, so all
 * become `u`, in the index and in queries. A prefix of a word normalises to a prefix of the word's normal form.
 */
export const normaliseWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letterReplacements[letter]!)
    .replace(/[aou]e/g, (umlaut) => umlaut[0]!)

/** A word with an apostrophe is one word. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu

/** Words joined by any kind of hyphen. */
const compoundPattern = /[\p{L}\p{N}\p{M}]+(?:[-‐‑–][\p{L}\p{N}\p{M}]+)+/gu

export type Word = { text: string; normalised: string; start: number }

/** The words of a text, with position and normal form. */
export const splitWords = (text: string): Word[] =>
  [...text.matchAll(wordPattern)]
    .map((match) => ({ text: match[0], normalised: normaliseWord(match[0]), start: match.index }))
    .filter(({ normalised }) => normalised !== '')

/** The index terms of a text: its words, and hyphenated ones also as one word ("post-punk" as "postpunk"). */
export const toIndexedTerms = (text: string): string[] => [
  ...splitWords(text).map(({ normalised }) => normalised),
  ...[...text.matchAll(compoundPattern)].map(([joined]) => normaliseWord(joined.replace(/[-‐‑–]/g, ''))),
]
