import type { Highlight } from '#shared/wire/search.ts'
import { normaliseWord, splitWords, type Word } from './normalise-word.ts'

export type HighlightOptions = { query: string[]; terms: ReadonlySet<string>; pre: string; post: string }

/** How many letters of a written word make up the fold of its beginning: "Mü" for "mu", "Mue" as well. */
const getPrefixLength = ({ text }: Word, beginning: string) => {
  for (let length = 1; length < text.length; length += 1) {
    const folded = normaliseWord(text.slice(0, length))
    // "Mu" folds to "mu" already, but of "Mue" the e belongs to it.
    if (folded.startsWith(beginning) && normaliseWord(text.slice(0, length + 1)) !== folded) return length
  }
  return text.length
}

/**
 * How much of a word is marked, and for which word of the query: its beginning as typed, or all of it when it was found
 * in spite of a typing error.
 */
const matchWord = (word: Word, { query, terms }: HighlightOptions) => {
  const typed = query
    .filter((term) => word.normalised.startsWith(term))
    .toSorted((one, other) => other.length - one.length)[0]
  if (typed && terms.has(word.normalised)) return { typed, length: getPrefixLength(word, typed) }
  return terms.has(word.normalised) ? { typed: undefined, length: word.text.length } : undefined
}

/** A text with what was found in it between the marks. */
export const highlight = (text: string, options: HighlightOptions): Highlight => {
  const matched = new Set<string>()
  let value = ''
  let position = 0
  for (const word of splitWords(text)) {
    const match = matchWord(word, options)
    if (!match) continue
    matched.add(match.typed ?? word.normalised)
    const end = word.start + match.length
    value += text.slice(position, word.start) + options.pre + text.slice(word.start, end) + options.post
    position = end
  }
  const matchLevel = matched.size === 0 ? 'none' : matched.size >= options.query.length ? 'full' : 'partial'
  return { value: value + text.slice(position), matchLevel, matchedWords: [...matched] }
}
