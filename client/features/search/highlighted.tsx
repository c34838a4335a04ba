import type { HighlightedText } from '#shared/api/search/search-schemas.ts'

/** A text with the matches marked. */
export const Highlighted = ({ parts }: { parts: HighlightedText }) =>
  // Parts have no ids, and their order never changes.
  parts.map(({ text, highlighted }, index) => (highlighted ? <mark key={index}>{text}</mark> : text))
