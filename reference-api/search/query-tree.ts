import type { Query } from 'minisearch'
import { normaliseWord, splitWords } from './normalise-word.ts'

/** More words than anybody looks for; the rest of a query is not read. */
const maxQueryWords = 10

/**
 * Where a word counts as a name: typing errors and short beginnings are forgiven there only, or "fery" would find every
 * "very".
 */
const nameFields = ['title', 'about']
const allFields = [...nameFields, 'summary', 'text']

/** From so many letters on, the beginning of a word is looked for in running text too. */
const minTextPrefixLength = 4

/**
 * How many letters may be wrong in a word of this length: one from four on, two from eight on, as the hosted index has
 * it.
 */
const getAllowedTypos = (length: number, extra: number) =>
  (length >= 8 ? 2 : length >= 4 ? 1 : 0) + (length >= 5 ? extra : 0)

/**
 * A word with two neighbours the wrong way round is one error to people and to the hosted index, but two to the engine.
 */
const swapNeighbours = (term: string) =>
  Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ).filter((other) => other !== term)

/** Worth about half of what was spelt right, as the engine weighs typing errors. */
const swappedFieldBoosts = { title: 3, about: 1.5 }

export type MatchMode = {
  /** Wrong letters forgiven beyond the usual. */
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
      // The last word may still be being typed.
      ...(isLast ? [{ queries: [term], fields, prefix: true }] : []),
      ...(fuzzy > 0 ? [{ queries: [term], fields: nameFields, fuzzy }] : []),
      ...(fuzzy === 1 ? [{ queries: swapNeighbours(term), fields: nameFields, boost: swappedFieldBoosts }] : []),
    ],
  }
}

/** The words of a query, as they are compared. */
export const parseQueryWords = (query: string): string[] =>
  splitWords(query)
    .slice(0, maxQueryWords)
    .map(({ normalised }) => normalised)

/**
 * A query as the engine takes it: every word, the last also as a beginning; or all of them written as one ("salt
 * works").
 */
export const createQueryTree = (query: string, mode: MatchMode): Query => {
  const terms = parseQueryWords(query)
  const words = terms.map((term, index) =>
    createWordQuery(term, index === terms.length - 1, getAllowedTypos(term.length, mode.extraTypos)),
  )
  const separateWords: Query = { combineWith: mode.combineWith, queries: words }
  if (terms.length < 2 || terms.length > 3) return separateWords
  // Without typing errors: what two words have too much would be forgiven as one.
  return { combineWith: 'OR', queries: [separateWords, createWordQuery(normaliseWord(terms.join('')), true, 0)] }
}
