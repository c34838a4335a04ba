import type { MarkedText } from '#shared/api/search/search-schemas.ts'

/** A text with what was looked for underlined. */
export const Marked = ({ parts }: { parts: MarkedText }) =>
  // Parts have no names, and a text never changes its order.
  parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
