/** The elements that HTML of the back office may have. The server's sanitiser and the browser's keep no others. */
export const allowedTags: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'div', 'span'],
  ...['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'code', 'pre', 'time', 'address'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['details', 'summary'],
]

/** Their attributes by element; `*` for every element. */
export const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ['href', 'rel', 'title'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  abbr: ['title'],
  time: ['datetime'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  '*': ['lang'],
}
