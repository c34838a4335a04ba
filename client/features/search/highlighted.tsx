import type { HighlightedText } from '#shared/api/search/search-schemas.ts'

/** A text with what was looked for underlined. */
export const Highlighted = ({ parts }: { parts: HighlightedText }) =>
  // Parts have no names, and a text never changes its order.
  parts.map(({ text, highlighted }, index) => (highlighted ? <mark key={index}>{text}</mark> : text))
