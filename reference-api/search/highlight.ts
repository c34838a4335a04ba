import type { Highlight } from '#shared/wire/search.ts'
import { normaliseWord, splitWords, type Word } from './normalise-word.ts'

export type HighlightOptions = { query: string[]; terms: ReadonlySet<string>; pre: string; post: string }

/** Number of characters of a written word whose normalised form is this prefix: "Mü" for "mu", and also "Mue". */
const getPrefixLength = ({ text }: Word, beginning: string) => {
  for (let length = 1; length < text.length; length += 1) {
    const folded = normaliseWord(text.slice(0, length))
    // "Mu" normalises to "mu", but in "Mue" the e belongs to it.
    if (folded.startsWith(beginning) && normaliseWord(text.slice(0, length + 1)) !== folded) return length
  }
  return text.length
}

/**
 * The marked part of a word and the query word it matches. The part is the typed prefix, or the whole word when it
 * matched with a typing error.
 */
const matchWord = (word: Word, { query, terms }: HighlightOptions) => {
  const typed = query
    .filter((term) => word.normalised.startsWith(term))
    .toSorted((one, other) => other.length - one.length)[0]
  if (typed && terms.has(word.normalised)) return { typed, length: getPrefixLength(word, typed) }
  return terms.has(word.normalised) ? { typed: undefined, length: word.text.length } : undefined
}

/** A text with marks around the matches. */
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
