import type { MarkedText } from '#shared/api/search/search-schemas.ts'
import { marks } from '../../upstream/search-index.ts'

/** Text with marks around what was looked for, as parts: no markup of the index ever becomes markup of a page. */
export const markedText = (value: string): MarkedText =>
  value
    .split(marks.pre)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, marked: false }]
      const [marked = '', ...rest] = piece.split(marks.post)
      return [
        { text: marked, marked: true },
        { text: rest.join(''), marked: false },
      ]
    })
    .filter(({ text }) => text !== '')
