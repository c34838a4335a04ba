import { normaliseWord, splitWords } from './normalise-word.ts'
import type { SearchDocument } from './search-document.ts'

/** How much a match in a field counts. */
const fieldWeights: Record<string, number> = { title: 6, relatedNames: 3, summary: 1.5, text: 1 }

/** A beginning counts less than the whole word, and a typing error less than both. */
const [wholeWord, beginning, typingError] = [1, 0.75, 0.5]

/** The indexed terms of a document that matched, with their fields. */
type MatchedTerms = Record<string, string[]>

const getCloseness = (term: string, word: string) => (term === word ? wholeWord : term.startsWith(word) ? beginning : 0)

const getFieldWeight = (fields: string[]) => Math.max(...fields.map((field) => fieldWeights[field] ?? 0))

/**
 * How well a document matches the normalised words of a query: each word counts once, by its best field. Frequency and
 * length of the texts do not count, so that documents which match alike have the same score.
 */
export const scoreMatch = (
  words: string[],
  { title }: Pick<SearchDocument, 'title'>,
  matched: MatchedTerms,
): number => {
  const joined = normaliseWord(words.join(''))
  const terms = Object.entries(matched).map(([term, fields]) => ({ term, weight: getFieldWeight(fields) }))
  const getBest = (toCloseness: (term: string) => number) =>
    Math.max(0, ...terms.map(({ term, weight }) => weight * toCloseness(term)))
  const isMisspelt = (term: string) => words.every((word) => getCloseness(term, word) === 0)
  const wordScores = words.map(
    (word) =>
      getBest((term) => Math.max(getCloseness(term, word), getCloseness(term, joined))) ||
      getBest((term) => (isMisspelt(term) ? typingError : 0)),
  )
  const isWholeTitle = splitWords(title).every(({ normalised }) => words.includes(normalised))
  return wordScores.reduce((sum, score) => sum + score, isWholeTitle ? 1 : 0)
}
