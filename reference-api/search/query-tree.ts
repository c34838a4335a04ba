import type { Query } from 'minisearch'
import { fold, wordsOf } from './fold.ts'

/** More words than anybody looks for; the rest of a query is not read. */
const mostWords = 10

/**
 * Where a word counts as a name: typing errors and short beginnings are forgiven there only, or "fery" would find every
 * "very".
 */
const names = ['title', 'about']
const everywhere = [...names, 'summary', 'text']

/** From so many letters on, the beginning of a word is looked for in running text too. */
const leastPrefixInText = 4

/**
 * How many letters may be wrong in a word of this length: one from four on, two from eight on, as the hosted index has
 * it.
 */
const typos = (length: number, extra: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0) + (length >= 5 ? extra : 0)

/**
 * A word with two neighbours the wrong way round is one error to people and to the hosted index, but two to the engine.
 */
const swapped = (term: string) =>
  Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ).filter((other) => other !== term)

/** Worth about half of what was spelt right, as the engine weighs typing errors. */
const swappedBoost = { title: 3, about: 1.5 }

export type Leniency = {
  /** Wrong letters forgiven beyond the usual. */
  extraTypos: number
  /** `OR` lets words be missing. */
  combineWith: 'AND' | 'OR'
}

const wordQuery = (term: string, isLast: boolean, fuzzy: number): Query => {
  const fields = term.length >= leastPrefixInText ? everywhere : names
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], fields: everywhere },
      // The last word may still be being typed.
      ...(isLast ? [{ queries: [term], fields, prefix: true }] : []),
      ...(fuzzy > 0 ? [{ queries: [term], fields: names, fuzzy }] : []),
      ...(fuzzy === 1 ? [{ queries: swapped(term), fields: names, boost: swappedBoost }] : []),
    ],
  }
}

/** The words of a query, as they are compared. */
export const queryWords = (query: string): string[] =>
  wordsOf(query)
    .slice(0, mostWords)
    .map(({ folded }) => folded)

/**
 * A query as the engine takes it: every word, the last also as a beginning; or all of them written as one ("salt
 * works").
 */
export const queryTree = (query: string, leniency: Leniency): Query => {
  const terms = queryWords(query)
  const words = terms.map((term, index) =>
    wordQuery(term, index === terms.length - 1, typos(term.length, leniency.extraTypos)),
  )
  const apart: Query = { combineWith: leniency.combineWith, queries: words }
  if (terms.length < 2 || terms.length > 3) return apart
  // Without typing errors: what two words have too much would be forgiven as one.
  return { combineWith: 'OR', queries: [apart, wordQuery(fold(terms.join('')), true, 0)] }
}
