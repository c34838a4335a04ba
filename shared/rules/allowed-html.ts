/** The elements that HTML of the CMS may contain. The sanitisers of server and browser remove all others. */
export const allowedTags: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'div', 'span'],
  ...['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'code', 'pre', 'time', 'address'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['details', 'summary'],
]

/** The allowed attributes of each element; those of `*` are allowed on every element. */
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
