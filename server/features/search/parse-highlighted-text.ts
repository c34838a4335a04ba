import type { HighlightedText } from '#shared/api/search/search-schemas.ts'
import { highlightMarkers } from '../../upstream/search-index-client.ts'

/** Splits highlighted text into parts, so that markup of the index never becomes markup of a page. */
export const parseHighlightedText = (value: string): HighlightedText =>
  value
    .split(highlightMarkers.pre)
    .flatMap((textPart, index) => {
      if (index === 0) return [{ text: textPart, highlighted: false }]
      const [marked = '', ...rest] = textPart.split(highlightMarkers.post)
      return [
        { text: marked, highlighted: true },
        { text: rest.join(''), highlighted: false },
      ]
    })
    .filter(({ text }) => text !== '')
