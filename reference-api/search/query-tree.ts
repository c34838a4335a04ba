import type { Query } from 'minisearch'
import { normaliseWord, splitWords } from './normalise-word.ts'

/** Words of a query above this number are ignored. */
const maxQueryWords = 10

/** Fields that contain names. Typing errors and short prefixes match only in these: "fery" must not match "very". */
const nameFields = ['title', 'relatedNames']
const allFields = [...nameFields, 'summary', 'text']

/** Prefixes of at least this length also match in running text. */
const minTextPrefixLength = 4

/** Allowed typing errors by word length: one from four characters, two from eight, as in the hosted index. */
const getAllowedTypos = (length: number, extra: number) =>
  (length >= 8 ? 2 : length >= 4 ? 1 : 0) + (length >= 5 ? extra : 0)

/** Two swapped neighbours are one error in the hosted index, but two in this engine. */
const swapNeighbours = (term: string) =>
  Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ).filter((other) => other !== term)

export type MatchMode = {
  /** Additional typing errors. */
  extraTypos: number
  /** `OR` lets words be missing. */
  combineWith: 'AND' | 'OR'
}

const createWordQuery = (term: string, isLast: boolean, fuzzy: number): Query => {
  const fields = term.length >= minTextPrefixLength ? allFields : nameFields
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], fields: allFields },
      // The shopper may still be typing the last word.
      ...(isLast ? [{ queries: [term], fields, prefix: true }] : []),
      ...(fuzzy > 0 ? [{ queries: [term], fields: nameFields, fuzzy }] : []),
      ...(fuzzy === 1 ? [{ queries: swapNeighbours(term), fields: nameFields }] : []),
    ],
  }
}

/** The normalised words of a query. */
export const parseQueryWords = (query: string): string[] =>
  splitWords(query)
    .slice(0, maxQueryWords)
    .map(({ normalised }) => normalised)

/**
 * A query for the engine: every word, the last one also as a prefix; or all words joined ("salt works" as "saltworks").
 */
export const createQueryTree = (query: string, mode: MatchMode): Query => {
  const terms = parseQueryWords(query)
  const words = terms.map((term, index) =>
    createWordQuery(term, index === terms.length - 1, getAllowedTypos(term.length, mode.extraTypos)),
  )
  const separateWords: Query = { combineWith: mode.combineWith, queries: words }
  if (terms.length < 2 || terms.length > 3) return separateWords
  // The joined word allows no typing errors, because an error could be a character between the two words.
  return { combineWith: 'OR', queries: [separateWords, createWordQuery(normaliseWord(terms.join('')), true, 0)] }
}
