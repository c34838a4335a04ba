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
 * The form in which words are compared: small letters without accents. German is written three ways (ü, ue, u), so all
 * three become `u`, in the index and in the query alike. The fold of a word's beginning begins the fold of the word,
 * which is what prefixes need.
 */
export const normaliseWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letterReplacements[letter]!)
    .replace(/[aou]e/g, (umlaut) => umlaut[0]!)

/** Words with an apostrophe in them are one. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu

/** Words joined by hyphens, of whatever kind. */
const compoundPattern = /[\p{L}\p{N}\p{M}]+(?:[-‐‑–][\p{L}\p{N}\p{M}]+)+/gu

export type Word = { text: string; normalised: string; start: number }

/** The words of a text, where they stand, and what they are compared by. */
export const splitWords = (text: string): Word[] =>
  [...text.matchAll(wordPattern)]
    .map((match) => ({ text: match[0], normalised: normaliseWord(match[0]), start: match.index }))
    .filter(({ normalised }) => normalised !== '')

/** What a text is found by: its words, and hyphenated ones also written as one ("post-punk" by "postpunk"). */
export const toIndexedTerms = (text: string): string[] => [
  ...splitWords(text).map(({ normalised }) => normalised),
  ...[...text.matchAll(compoundPattern)].map(([joined]) => normaliseWord(joined.replace(/[-‐‑–]/g, ''))),
]
