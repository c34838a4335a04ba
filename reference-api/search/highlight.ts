import type { Highlight } from '#shared/wire/search.ts'
import { fold, wordsOf, type Word } from './fold.ts'

export type Marks = { query: string[]; terms: ReadonlySet<string>; pre: string; post: string }

/** How many letters of a written word make up the fold of its beginning: "Mü" for "mu", "Mue" as well. */
const lengthOf = ({ text }: Word, beginning: string) => {
  for (let length = 1; length < text.length; length += 1) {
    const folded = fold(text.slice(0, length))
    // "Mu" folds to "mu" already, but of "Mue" the e belongs to it.
    if (folded.startsWith(beginning) && fold(text.slice(0, length + 1)) !== folded) return length
  }
  return text.length
}

/**
 * How much of a word is marked, and for which word of the query: its beginning as typed, or all of it when it was found
 * in spite of a typing error.
 */
const matchOf = (word: Word, { query, terms }: Marks) => {
  const typed = query
    .filter((term) => word.folded.startsWith(term))
    .toSorted((one, other) => other.length - one.length)[0]
  if (typed && terms.has(word.folded)) return { typed, length: lengthOf(word, typed) }
  return terms.has(word.folded) ? { typed: undefined, length: word.text.length } : undefined
}

/** A text with what was found in it between the marks. */
export const highlight = (text: string, marks: Marks): Highlight => {
  const matched = new Set<string>()
  let value = ''
  let at = 0
  for (const word of wordsOf(text)) {
    const match = matchOf(word, marks)
    if (!match) continue
    matched.add(match.typed ?? word.folded)
    const end = word.start + match.length
    value += text.slice(at, word.start) + marks.pre + text.slice(word.start, end) + marks.post
    at = end
  }
  const matchLevel = matched.size === 0 ? 'none' : matched.size >= marks.query.length ? 'full' : 'partial'
  return { value: value + text.slice(at), matchLevel, matchedWords: [...matched] }
}
